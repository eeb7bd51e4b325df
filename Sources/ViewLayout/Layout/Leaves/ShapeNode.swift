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
}
