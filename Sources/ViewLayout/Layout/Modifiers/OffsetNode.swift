import Foundation

/// `offset`: draws the child elsewhere and tells nobody (R-OFF-1).
final class OffsetNode: UnaryNode {
  var offset = CGSize.zero { didSet { didSet(oldValue, offset) } }

  override func passesProposals(along axis: Axis) -> Bool { true }

  override var name: String? { "offset" }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: offset.width, y: offset.height)
  }

  /// The child's guides as if it had not moved.
  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    child.statedGuide(key, size: size, proposal: proposal)
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-OFF-1", "an offset changes no size: \(childAnswer(to: proposal))")
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    let (x, y) = (LengthText.text(offset.width), LengthText.text(offset.height))
    return LayoutReason("R-OFF-1", "moved by \(x) along x and \(y) along y")
  }
}
