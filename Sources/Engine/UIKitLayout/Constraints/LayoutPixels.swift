import Foundation

/// R-AL-3: lengths on the pixels of a screen.
enum LayoutPixels {
  /// A distance this small, in pixels, counts as none.
  private static let hair: CGFloat = 1e-6

  /// The nearest pixel, the further one from the middle on.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - scale: Pixels a point; `nil` where there are none yet.
  /// - Returns: In points; the position itself where there are no pixels.
  static func nearest(_ position: CGFloat, _ scale: CGFloat?) -> CGFloat {
    guard let scale else { return position }
    return (position * scale + 0.5 + hair).rounded(.down) / scale
  }
}
