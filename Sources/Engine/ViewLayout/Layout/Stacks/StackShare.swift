import Foundation

/// The lengths that one child of a stack gets, and where it lies across.
struct StackShare {
  /// The length that the child is proposed along the main axis, in points; `nil` for its ideal
  /// length.
  var proposed: CGFloat?
  /// The length that it answers along the main axis, in points.
  var length: CGFloat = 0
  /// The length that it answers across, in points; known once the children are lined up.
  var across: CGFloat = 0
  /// Where its guide lies across, in points; known once the children are lined up.
  var guide: CGFloat = 0
}
