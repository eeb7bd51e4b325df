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
    asking children: some LayoutChildren
  ) -> CGFloat { proposal[axis] ?? 10 }
}

/// A colour or a gradient: fills what it is proposed (R-PROP-3).
struct Filling: LeafRule {
  var look: LeafLook
}
