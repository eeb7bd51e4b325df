import Foundation

/// A rule without children.
///
/// By default it fills the proposal (R-PROP-3): 10 points for `nil`.
protocol LeafRule: LayoutRule {
  var look: LeafAppearance { get }
}

extension LeafRule {
  static var isLeaf: Bool { true }

  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { proposal[axis] ?? 10 }
}

/// A color or a gradient: fills the proposal (R-PROP-3).
struct Filling: LeafRule {
  var look: LeafAppearance
}

/// The appearance of a leaf in reports and pictures.
///
/// It does not affect layout: all appearances compare equal, so that rules compare by layout alone.
struct LeafAppearance: Equatable {
  /// The name of the view in reports.
  var name: String
  /// How a picture draws the leaf.
  var paint = Paint.none

  static func == (left: LeafAppearance, right: LeafAppearance) -> Bool { true }
}

/// A shape: its size is that of `Shape.sizeThatFits` (R-PROP-4).
struct ShapeRule: LeafRule {
  var look: LeafAppearance
  /// Whether the shape fills every proposal.
  var fillsProposal: Bool
  /// Returns the size for a proposal, in points, of a shape that does not fill it.
  var sizing: (ProposedViewSize) -> CGSize

  /// A new value of the same type of shape may have another size.
  static func == (left: ShapeRule, right: ShapeRule) -> Bool {
    left.fillsProposal && right.fillsProposal
  }

  func isCoupled(_ children: some LayoutChildren) -> Bool { !fillsProposal }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    sizing(proposal)
  }
}
