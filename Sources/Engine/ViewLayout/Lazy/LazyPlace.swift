import Foundation

/// Where an element goes in a lazy container.
struct LazyPlace {
  let proposal: ProposedViewSize
  let size: CGSize
  /// Where the element begins across the container, in points.
  let start: CGFloat
  /// Where the element's line begins, in points.
  var lineStart: CGFloat = 0
  /// The line's length, in points.
  var lineLength: CGFloat = 0
  /// Which fraction of the room that a line has left lies before the element.
  let fraction: CGFloat

  /// Where the element begins in its line, in points.
  func offsetInLine(along axis: Axis) -> CGFloat { (lineLength - size[axis]) * fraction }
}
