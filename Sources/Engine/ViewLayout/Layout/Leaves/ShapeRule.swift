import Foundation

/// A shape: as large as it says itself (R-PROP-4).
struct ShapeRule: LeafRule {
  var look: LeafLook
  /// Whether each length is the proposed one.
  var fillsProposal: Bool
  /// The answer to a proposal, in points, of a shape that does not fill it.
  var sizing: (ProposedViewSize) -> CGSize

  /// A new value of the same type of shape may answer otherwise.
  static func == (left: ShapeRule, right: ShapeRule) -> Bool {
    left.fillsProposal && right.fillsProposal
  }

  func isCoupled(_ children: some LayoutChildren) -> Bool { !fillsProposal }

  func size(for proposal: ProposedViewSize, asking children: some LayoutChildren) -> CGSize {
    sizing(proposal)
  }
}
