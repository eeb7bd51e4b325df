import Foundation

/// A node's answers to 0 and to infinity along one axis, in points.
struct LengthRange {
  var least: CGFloat
  var greatest: CGFloat
}
