import Foundation

/// Comparisons of rectangles whose edges differ by rounding errors only.
extension CGRect {
  /// The largest difference of equal lengths, in points.
  static let tolerance: CGFloat = 1e-3

  /// Whether the rectangle is inside of another one.
  func isInside(_ other: CGRect) -> Bool {
    minX >= other.minX - Self.tolerance && maxX <= other.maxX + Self.tolerance
      && minY >= other.minY - Self.tolerance && maxY <= other.maxY + Self.tolerance
  }

  /// Whether both rectangles have a common area.
  func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > Self.tolerance
      && min(maxY, other.maxY) - max(minY, other.minY) > Self.tolerance
  }

  /// The origin and the size, such as `0 10 320 44`.
  var numbers: String { [minX, minY, width, height].map { "\($0)" }.joined(separator: " ") }
}

extension CGFloat {
  /// Whether two lengths are equal except for rounding errors.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= CGRect.tolerance }
}
