import Foundation
import ViewLayout

struct TimerScreen: View {
  var fault = 0

  var body: some View {
    VStack(spacing: 24) {
      Text("Pasta").font(.title3).id("name")
      ZStack {
        Circle().stroke(.gray, lineWidth: 8)
        Circle().trim(from: 0, to: 0.6).stroke(.orange, lineWidth: 8)
        Text("08:24").font(.largeTitle).lineLimit(fault == 1 ? 1 : nil).frame(
          width: fault == 1 ? 80 : nil
        )
      }
      .frame(width: 220, height: 220)
      .id("ring")
      HStack(spacing: fault == 2 ? -20 : 16) {
        Button {
        } label: {
          Text("Pause").frame(width: 100, height: fault == 3 ? 24 : 48)
        }.id("pause")
        Button {
        } label: {
          Text("Stop").frame(width: 100, height: 48)
        }
      }
      VStack(alignment: .leading, spacing: 6) {
        Text("Stir now and then, and taste after seven minutes.")
      }
      .frame(maxWidth: .infinity, maxHeight: fault == 4 ? 20 : nil, alignment: .topLeading)
      .fixedSize(horizontal: fault == 5 ? true : false, vertical: fault == 5 ? true : false)
      .frame(width: fault == 5 ? 180 : nil)
    }
    .padding(20)
  }
}
