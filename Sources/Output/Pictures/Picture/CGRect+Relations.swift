internal import Foundation

extension CGRect {
  /// Whether a rectangle lies in this one.
  ///
  /// `contains` compares rounded sums, and denies some of them.
  func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether the rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// Whether the rectangle's edge runs through another one.
  func crosses(_ other: CGRect) -> Bool {
    overlaps(other) && !insetBy(dx: 0.9, dy: 0.9).holds(other)
  }
}
