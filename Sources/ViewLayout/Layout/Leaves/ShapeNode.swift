import Foundation

/// A shape: as large as it says itself.
final class ShapeNode: LeafNode {
  /// The answer to a proposal, in points.
  ///
  /// A new value of the same type may answer otherwise.
  var sizing: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() } {
    didSet { if !fillsProposal { invalidate() } }
  }
  /// Whether each length is the proposed one.
  var fillsProposal = true { didSet { didSet(oldValue, fillsProposal) } }

  override var couplesAxes: Bool { !fillsProposal }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize { sizing(proposal) }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    guard !fillsProposal else { return super.reason(for: proposal, answer: answer) }
    let offered = LengthText.text(proposal)
    return answer.width == answer.height
      ? LayoutReason("R-PROP-4", "the largest square in \(offered): \(LengthText.text(answer))")
      : LayoutReason("R-PROP-4", "the shape's own size for \(offered): \(LengthText.text(answer))")
  }
}
