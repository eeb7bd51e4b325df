import Foundation

/// A container's node whose rule tells where the children go without putting them there.
///
/// So the rule also serves those who only want to know, such as a layout value that is asked from
/// within an author's own layout (R-LAY-11).
protocol ArrangingNode: LayoutNode {
  /// Calls a closure for each child, in order.
  ///
  /// - Parameters:
  ///   - size: The container's size in points.
  ///   - proposal: What the container was proposed.
  ///   - body: Gets the child, where its top leading corner goes in the container's coordinates,
  ///     what it is proposed and what it answers.
  func forEachPlace(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ body: (UnretainedNode, CGPoint, ProposedViewSize, CGSize) -> Void
  )
}
