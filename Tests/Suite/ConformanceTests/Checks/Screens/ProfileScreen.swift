import Foundation
import ViewLayout

struct ProfileScreen: View {
  var fault = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack(spacing: fault == 1 ? -40 : 12) {
          Image(systemName: "person.crop.circle").resizable().frame(width: 72, height: 72).id(
            "avatar"
          )
          VStack(alignment: .leading, spacing: 4) {
            Text("Ada Lovelace")
              .font(.headline)
              .frame(width: fault == 2 ? 60 : nil, height: 20, alignment: .leading)
            Text("Mathematician").font(.subheadline)
          }
          Spacer(minLength: 0)
        }
        Text("Writes about engines, numbers and the poetry of machines.")
          .lineLimit(fault == 3 ? 1 : nil)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button {
        } label: {
          Text("Edit profile").frame(maxWidth: .infinity, minHeight: fault == 4 ? 20 : 44)
        }
        .id("edit")
        HStack(spacing: 8) {
          ForEach(0..<3, id: \.self) { _ in Color.gray.frame(height: 88) }
        }
        .padding(.leading, fault == 5 ? 340 : 0)
        .id("photos")
      }
      .padding(16)
    }
  }
}
