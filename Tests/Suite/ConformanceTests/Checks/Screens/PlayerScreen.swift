import Foundation
import ViewLayout

struct PlayerScreen: View {
  var fault = 0

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "music.note")
        .resizable()
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 280)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] }
        .id("cover")
      VStack(spacing: fault == 1 ? -12 : 4) {
        Text("The Analytical Engine at Night").font(.title3).lineLimit(fault == 2 ? 1 : 2)
        Text("Ada and the Cards")
      }
      .id("titles")
      ProgressView(value: 0.4).id("position")
      Button {
      } label: {
        Text("Lyrics").frame(height: fault == 3 ? 20 : 44)
      }
      HStack(spacing: 24) {
        Button {
        } label: {
          Image(systemName: "backward.fill").frame(width: 44, height: fault == 4 ? 20 : 44)
        }
        Button {
        } label: {
          Image(systemName: "play.fill").frame(width: 64, height: 64)
        }.id("play")
        Button {
        } label: {
          Image(systemName: "forward.fill").frame(width: 44, height: 44)
        }
      }
      .padding(.horizontal, fault == 5 ? 80 : 0)
      .fixedSize(horizontal: fault == 5 ? true : false, vertical: false)
    }
    .padding(20)
  }
}
