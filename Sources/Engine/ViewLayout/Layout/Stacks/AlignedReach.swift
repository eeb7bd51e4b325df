import Foundation

/// How far views reach along one axis, to both sides of the line that their guides meet on.
struct AlignedReach {
  /// The distance from the line to the end before it, in points: the greatest guide.
  private(set) var lead: CGFloat = 0
  /// The distance from the line to the end behind it, in points.
  private var trail: CGFloat = 0
  private var isEmpty: Bool
  private var isInfinite = false

  /// - Parameter includesLine: Whether the line itself is within reach, however far from it all views
  ///   lie, as it is across a stack (R-STK-6).
  init(includingLine includesLine: Bool = false) { isEmpty = !includesLine }

  /// The distance between both ends, in points; 0 without views.
  var length: CGFloat { isInfinite ? .infinity : lead + trail }

  /// Includes a view of a length whose guide lies on the line.
  mutating func include(_ length: CGFloat, guide: CGFloat) {
    // R-STK-12: there is no line to meet on in a view without an end.
    guard length < .infinity else { return isInfinite = true }
    lead = isEmpty ? guide : max(lead, guide)
    trail = isEmpty ? length - guide : max(trail, length - guide)
    isEmpty = false
  }
}
