import Foundation

/// What one child of a stack gets.
struct StackShare {
  /// What the child is proposed along the main axis, in points; `nil` for its ideal length.
  var proposed: CGFloat?
  /// What it answers along the main axis, in points.
  var length: CGFloat = 0
  /// What it answers across, in points; known once the children are lined up.
  var across: CGFloat = 0
  /// Where its guide lies across, in points; known once the children are lined up.
  var guide: CGFloat = 0
}
