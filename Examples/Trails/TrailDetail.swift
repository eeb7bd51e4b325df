import SwiftUI

struct TrailDetail: View {
  let trail: Trail

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        HStack {
          FactView(title: "detail.distance", value: trail.distance)
          FactView(title: "detail.ascent", value: trail.ascent)
        }
        .padding()
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 16))
        .padding(.horizontal)
        Text(trail.summary).padding(.horizontal)
      }
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ShareLink(item: trail.name) }
  }

  private var header: some View {
    Image(trail.image)
      .resizable()
      .scaledToFill()
      .frame(height: 320)
      .frame(maxWidth: .infinity)
      .clipped()
      .overlay(alignment: .bottomLeading) {
        Text(trail.region).font(.headline).foregroundStyle(.white).padding()
      }
  }
}

private struct FactView: View {
  let title: LocalizedStringKey
  let value: String

  var body: some View {
    VStack {
      Text(value).font(.title3)
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview {
  NavigationStack { TrailDetail(trail: .gorge) }
}
