import Foundation
import ViewLayout

struct CalendarScreen: View {
  var fault = 0

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button {
        } label: {
          Image(systemName: "chevron.left").frame(width: fault == 1 ? 16 : 44, height: 44)
        }.id("back")
        Spacer()
        Text("November 2026").font(.headline).lineLimit(1).frame(width: fault == 2 ? 80 : nil).id(
          "month"
        )
        Spacer()
        Button {
        } label: {
          Image(systemName: "chevron.right").frame(width: 44, height: 44)
        }
      }
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: fault == 3 ? -20 : 0), count: 7),
        spacing: 0
      ) {
        ForEach(1..<29, id: \.self) { day in
          Button {
          } label: {
            Text("\(day)").frame(width: fault == 3 ? 60 : nil).frame(
              maxWidth: .infinity,
              minHeight: 44
            )
          }
        }
      }
      .id("days")
      VStack(alignment: .leading, spacing: 4) {
        Text("Today").font(.headline)
        Text("Lunch with Charles at noon in the small room")
          .frame(height: fault == 4 ? 20 : nil, alignment: .top)
        Text("Read").padding(.top, fault == 5 ? -40 : 0)
      }
      .padding(16)
      Spacer(minLength: 0)
    }
  }
}
