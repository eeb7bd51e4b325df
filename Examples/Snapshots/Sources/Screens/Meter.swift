import SwiftUI

/// A bar that is filled up to a part of its width.
struct Meter: View {
  var part: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Color.gray
        Color.green.frame(width: proxy.size.width * part)
      }
    }
    .frame(height: 12)
    .padding(.horizontal, 24)
  }
}

/// Tiles of equal width in two rows.
struct Tiles: View {
  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Color.red
        Color.blue
      }
      GridRow {
        Color.green
        Color.orange
      }
    }
    .padding(20)
  }
}

/// A screen with a banner at the top of the safe area and a button at its bottom.
struct Welcome: View {
  var body: some View {
    VStack {
      Color.yellow.frame(height: 120)
      Spacer()
      Color.blue.frame(height: 50)
        .id("continue")
        .padding(.horizontal, 16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A badge in the corner of a picture.
struct Badge: View {
  var body: some View {
    Color.purple.frame(width: 80, height: 60)
      .overlay(alignment: .topTrailing) {
        Color.red.frame(width: 18, height: 18).offset(x: 6, y: -6)
      }
      .padding(16)
  }
}
