import Foundation
import ViewLayout

struct ChatScreen: View {
  var fault = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: fault == 1 ? -20 : 8) {
        HStack(alignment: .bottom, spacing: 8) {
          Circle().fill(.gray).frame(width: 32, height: 32)
          Text("Are you coming tonight?")
            .padding(10)
            .frame(
              maxWidth: fault == 2 ? 80 : 240,
              maxHeight: fault == 2 ? 40 : nil,
              alignment: .leading
            )
            .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
        }
        .id("question")
        HStack {
          Spacer(minLength: 60)
          Text("Sure, see you at eight!")
            .fixedSize(horizontal: fault == 3 ? true : false, vertical: true)
            .padding(10)
            .background(.blue, in: RoundedRectangle(cornerRadius: 16))
        }
        .frame(width: fault == 3 ? 200 : nil)
      }
      .padding(12)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(spacing: 8) {
        TextField("Message", text: .constant(""))
          .frame(minHeight: 44)
          .onTapGesture {}
          .id("message")
        Button {
        } label: {
          Image(systemName: "paperplane").frame(
            width: fault == 4 ? 20 : 44,
            height: fault == 4 ? 20 : 44
          )
        }
        .id("send")
      }
      .padding(.horizontal, fault == 5 ? -30 : 12)
      .background(.white)
    }
  }
}
