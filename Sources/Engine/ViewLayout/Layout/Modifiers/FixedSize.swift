import Foundation

/// `fixedSize`: the child is asked for its ideal length on the fixed axes (R-FIX-1).
struct FixedSize: WrapperRule {
  /// The axes that are fixed.
  var axes: Axis.Set

  func childProposal(
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  /// As recorded: `fixedSize` hides its child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}
