import Foundation

/// A rule without children.
///
/// As it stands it fills what it is proposed (R-PROP-3): 10 points where nothing is.
protocol LeafRule: LayoutRule {
  var look: LeafLook { get }
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

/// A colour or a gradient: fills what it is proposed (R-PROP-3).
struct Filling: LeafRule {
  var look: LeafLook
}

/// The look of a leaf in reports and pictures.
///
/// It changes no layout: to a rule that holds one, two looks are alike.
struct LeafLook: Equatable {
  /// The name that reports use, which the view gives.
  var name: String
  /// The way in which a picture draws it.
  var paint = Paint.none

  static func == (left: LeafLook, right: LeafLook) -> Bool { true }
}

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

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    sizing(proposal)
  }
}
