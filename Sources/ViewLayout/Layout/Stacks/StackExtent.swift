import Foundation

/// R-STK-6: how far children reach across a stack, to both sides of the line they align on.
struct StackExtent {
  /// The least and the greatest position in points; both include the line itself.
  private(set) var start: CGFloat = 0
  private var end: CGFloat = 0
  private var isInfinite = false

  /// The distance between both, in points.
  var length: CGFloat { isInfinite ? .infinity : end - start }

  /// Includes a child of a length whose guide lies on the line.
  mutating func include(_ length: CGFloat, guide: CGFloat) {
    // R-STK-12: there is no line to align on in a child without an end.
    guard length < .infinity else { return isInfinite = true }
    start = min(start, -guide)
    end = max(end, length - guide)
  }
}
