import Foundation
import ViewLayout

struct DashboardScreen: View {
  var fault = 0

  var body: some View {
    ScrollView {
      Grid(horizontalSpacing: fault == 1 ? -30 : 12, verticalSpacing: 12) {
        GridRow {
          VStack(alignment: .leading) {
            Text("Steps").font(.caption)
            Text("8,412").font(.title2).frame(width: fault == 2 ? 50 : nil, height: 26)
          }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
          .overlay(alignment: .topTrailing) {
            Text("2").font(.caption).padding(4).background(.red, in: Circle()).offset(x: 6, y: -6)
          }
          .id("steps")
          VStack(alignment: .leading) {
            Text("Sleep").font(.caption)
            Text("7.5 h").font(.title2)
          }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
        }
        GridRow {
          HStack(alignment: .bottom, spacing: 6) {
            ForEach([30.0, 60, 45, 80], id: \.self) { Color.blue.frame(height: $0) }
          }
          .frame(height: fault == 3 ? 40 : 90, alignment: .bottom)
          .clipped()
          .gridCellColumns(2)
          .id("bars")
        }
        GridRow {
          Text("Your best week since March, by far.")
            .lineLimit(fault == 4 ? 1 : nil)
            .gridCellColumns(2)
        }
        GridRow {
          Button {
          } label: {
            Text("See all").frame(minHeight: fault == 5 ? 24 : 44)
          }
          .gridCellColumns(2)
          .id("all")
        }
      }
      .padding(16)
    }
  }
}
