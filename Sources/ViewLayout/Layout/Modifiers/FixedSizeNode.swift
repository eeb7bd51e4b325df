import Foundation

/// `fixedSize`: the child is asked for its ideal length on the fixed axes (R-FIX-1).
final class FixedSizeNode: UnaryNode {
  /// The axes that are fixed.
  var axes: Axis.Set = [] { didSet { didSet(oldValue, axes) } }

  override var name: String? { "fixedSize" }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  /// As recorded: `fixedSize` hides its child's priority.
  override func computePriority() -> Double { 0 }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let fixed = Axis.allCases.filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) }
      .map(\.lengthName)
    return LayoutReason(
      "R-FIX-1",
      "it asks for the ideal \(fixed.joined(separator: " and ")): "
        + childAnswer(to: childProposal(for: proposal))
    )
  }
}
