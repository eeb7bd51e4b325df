import Foundation

/// A layout rule without children.
///
/// By default it fills the proposal; an unspecified length is 10 points (R-PROP-3).
protocol LeafRule: LayoutRule {
  var look: LeafAppearance { get }
}

extension LeafRule {
  // mutants(body, constant): cost only
  static var isLeaf: Bool { true }

  // mutants(body, constant): cost only
  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { proposal[axis] ?? 10 }
}

/// The layout rule of a color or a gradient, which fills the proposal (R-PROP-3).
struct Filling: LeafRule {
  var look: LeafAppearance
}

/// The appearance of a leaf in reports and pictures.
///
/// It does not affect layout: all appearances compare equal, so that comparing rules compares only
/// their layout.
struct LeafAppearance: Equatable {
  /// The name of the view in reports.
  var name: String
  /// The drawing of the leaf in pictures.
  var paint = Paint.none

  static func == (left: LeafAppearance, right: LeafAppearance) -> Bool { true }
}

/// The layout rule of a shape, which has the size that `Shape.sizeThatFits` returns (R-PROP-4).
struct ShapeRule: LeafRule {
  var look: LeafAppearance
  /// Whether the shape has the proposed size for every proposal.
  var fillsProposal: Bool
  /// Returns the size for a proposal, in points; only used if the shape does not fill the proposal.
  var sizing: (ProposedViewSize) -> CGSize

  // mutants(condition): whether a shape fills its proposal is a matter of its type, and a node's
  //   shapes are of one type
  // mutants(body): cost only
  /// Rules are equal only if both shapes fill the proposal, since closures cannot be compared.
  static func == (left: ShapeRule, right: ShapeRule) -> Bool {
    left.fillsProposal && right.fillsProposal
  }

  // mutants(body): cost only
  func isCoupled(_ children: some LayoutChildren) -> Bool { !fillsProposal }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    sizing(proposal)
  }
}
