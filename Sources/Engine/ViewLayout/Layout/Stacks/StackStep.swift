import Foundation

/// A step of a stack that shares its main axis, as the stack tells it to whoever watches.
enum StackStep {
  /// It knows its gaps, in points, one before each child.
  case gaps(StackGaps)
  /// It turns to the children of a priority: what there is to share, and what lower priorities keep,
  /// in points.
  case group(priority: Double, remaining: CGFloat, reserved: CGFloat)
  /// It serves a child: what is left, in points, how many children wait, this one among them, and what
  /// the child gets.
  case serving(child: Int, remaining: CGFloat, waiting: Int, share: StackShare)
  /// Without a finite length it asks a child for its ideal or its greatest one.
  case asking(child: Int, share: StackShare)
}
