import Foundation

/// R-AL-3: lengths on the pixels of a screen.
enum LayoutPixels {
  /// A distance this small, in pixels, counts as none.
  private static let hair: CGFloat = 1e-6

  /// The nearest pixel, the further one from the middle on.
  static func nearest(_ position: CGFloat, _ scale: CGFloat) -> CGFloat {
    (position * scale + 0.5 + hair).rounded(.down) / scale
  }
}
