package import Foundation

extension CGRect {
  /// Whether a point lies in the rectangle, its left and its upper edge included.
  ///
  /// In a rectangle whose place or length is no number lies no point, where Foundation's own answer
  /// ends the process.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
