internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Every node lies within the one around it.
struct ContainmentCheck: LayoutCheck {
  /// What rounding may be, in points.
  private static let tolerance: CGFloat = 0.01

  func findings(in nodes: CheckedNodes, of scene: CheckedScene, least: Double) -> [CheckFinding] {
    nodes.all.compactMap { node in
      guard !node.name.isEmpty, let outer = nodes.nameAround(node), !node.liesOver(outer.node),
        !outer.node.letsGo
      else { return nil }
      let points = node.frame.exceeds(
        outer.node.frame,
        horizontally: !outer.scrolls.contains(.horizontal),
        vertically: !outer.scrolls.contains(.vertical)
      )
      guard points > Self.tolerance, !nodes.isExcused(node, in: outer.node) else { return nil }
      return nodes.finding(.containment, node.index, other: outer.node.index, points: points)
    }
  }
}

extension CheckedNode {
  /// Whether nobody sees it, or it lies over others on purpose, as a badge of a collection view
  /// does.
  fileprivate func liesOver(_ outer: CheckedNode) -> Bool {
    traits.isHidden || traits.isLaidOver || outer.name == "content" && traits.zIndex != 0
  }

  /// Whether what is in it lies elsewhere on purpose.
  fileprivate var letsGo: Bool { isMovedAside || name == "ignoresSafeArea" }
}

extension CheckedNodes {
  /// The nearest node around one that has a name, and the axes that something scrolls along
  /// between.
  fileprivate func nameAround(
    _ node: CheckedNode
  ) -> (node: CheckedNode, scrolls: NodeTraits.Axes)? {
    var scrolls: NodeTraits.Axes = []
    for outer in around(node.index) {
      scrolls.formUnion(outer.traits.scrolls)
      if !outer.name.isEmpty { return (outer, scrolls) }
    }
    return nil
  }

  /// Whether a node sticks out as an ornament does, or as a picture that its frame cuts.
  fileprivate func isExcused(_ node: CheckedNode, in outer: CheckedNode) -> Bool {
    if outer.isSecondaryContainer, outer.children.first != node.index, outer.index == node.parent {
      return isPlain(node.index) || isBadge(node, on: outer)
    }
    guard isOverflowingPicture(node) else { return false }
    return around(node.index).contains { $0.traits.clips == .both && $0.traits.scrolls.isEmpty }
  }

  /// Whether a node would fit on what it is laid over, along the axis where it sticks out.
  private func isBadge(_ node: CheckedNode, on outer: CheckedNode) -> Bool {
    let (frame, room) = (node.frame, outer.frame)
    return (frame.exceeds(room, vertically: false) == 0 || frame.width <= room.width)
      && (frame.exceeds(room, horizontally: false) == 0 || frame.height <= room.height)
  }
}
