import Foundation
import ViewLayout

struct ArticleScreen: View {
  var fault = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Image(systemName: "photo")
          .resizable()
          .scaledToFill()
          .frame(height: 160)
          .frame(maxWidth: .infinity)
          .clipped()
          .alignmentGuide(.leading) { _ in 0 }
          .padding(.bottom, fault == 1 ? -30 : 0)
          .id("hero")
        Text("A bridge that folds itself").font(.title2).lineLimit(fault == 2 ? 1 : nil)
        HStack {
          Text("By Ada").font(.caption)
          Spacer()
          Text("4 min").font(.caption)
        }
        .frame(width: fault == 3 ? 60 : nil, height: fault == 3 ? 16 : nil)
        Text("Each morning at six the middle of it rises, and nobody has yet said why.")
          .frame(height: fault == 4 ? 40 : nil, alignment: .top)
        HStack {
          Button {
          } label: {
            Image(systemName: "bookmark").frame(
              width: fault == 5 ? 20 : 44,
              height: fault == 5 ? 20 : 44
            )
          }.id("save")
          ShareLink(item: "bridge") {
            Image(systemName: "square.and.arrow.up").frame(width: 44, height: 44)
          }
        }
      }
      .padding(16)
    }
  }
}
