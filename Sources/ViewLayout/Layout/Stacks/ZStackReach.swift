import Foundation

/// How far the children of a `ZStack` reach along one axis, to both sides of the line they
/// align on.
struct ZStackReach {
  /// The greatest guide, in points.
  private(set) var lead: CGFloat = 0
  private var trail: CGFloat = 0
  private var isEmpty = true
  private var isInfinite = false

  /// The distance between both ends, in points; 0 without children.
  var length: CGFloat { isInfinite ? .infinity : lead + trail }

  /// Includes a child of a length whose guide lies on the line.
  mutating func include(_ length: CGFloat, guide: CGFloat) {
    guard length < .infinity else { return isInfinite = true }
    lead = isEmpty ? guide : max(lead, guide)
    trail = isEmpty ? length - guide : max(trail, length - guide)
    isEmpty = false
  }
}
