internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// Checks that the scene is no larger than its proposal.
struct FittingCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    // A presentation has a frame of its own in the window.
    let excesses = nodes.roots.filter { !nodes[$0].traits.isLaidOver }.map {
      (index: $0, points: excess(of: nodes[$0], in: nodes, scene))
    }
    guard let worst = excesses.max(by: { $0.points < $1.points }), worst.points > 0.01 else {
      return []
    }
    return [nodes.finding(.fitting, worst.index, points: worst.points)]
  }

  /// Returns by how many points a root is longer than the proposal, along the axis with the larger
  /// excess.
  private func excess(
    of root: CheckedNode,
    in nodes: CheckedNodes,
    _ scene: CheckedScene
  ) -> CGFloat {
    if root.name == "ignoresSafeArea", let child = root.children.first {
      return excess(of: nodes[child], scene.window.size)
    }
    // A UIKit view fills its window and applies the safe area itself.
    let isView = root.traits.stacking == .layers || !root.traits.scrolls.isEmpty
    if isView, root.name != "ScrollView" { return excess(of: root, scene.window.size) }
    return excess(
      of: root,
      CGSize(
        width: scene.proposal.width ?? .infinity,
        height: scene.proposal.height ?? .infinity
      )
    )
  }

  /// Returns by how many points a node is longer than the available space, along axes that do not
  /// scroll.
  private func excess(of node: CheckedNode, _ room: CGSize) -> CGFloat {
    let scrolls = node.traits.scrolls
    return max(
      scrolls.contains(.horizontal) ? 0 : node.frame.width - max(room.width, 0),
      scrolls.contains(.vertical) ? 0 : node.frame.height - max(room.height, 0)
    )
  }
}

/// Checks that every tappable target is large enough.
struct TargetCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    nodes.all.compactMap { node in
      guard let target = node.traits.target, !nodes.isPartOfControl(node) else { return nil }
      let length = node.traits.hasSystemHeight ? target.width : min(target.width, target.height)
      let missing = CGFloat(minimum) - length
      guard missing > 0.01, !nodes.hasSpaceAround(node, minimum: CGFloat(minimum)) else {
        return nil
      }
      return nodes.finding(.targets, node.index, points: missing)
    }
  }
}

extension CheckedNodes {
  /// Returns whether an ancestor is a control that handles the taps of the node.
  fileprivate func isPartOfControl(_ node: CheckedNode) -> Bool {
    around(node.index).contains { $0.traits.paint == .control && $0.traits.target != nil }
  }

  /// Returns whether an ancestor whose only child is the node, directly or indirectly, has a target
  /// of the required size.
  fileprivate func hasSpaceAround(_ node: CheckedNode, minimum: CGFloat) -> Bool {
    for outer in around(node.index) {
      guard outer.children.count == 1 else { return false }
      if let target = outer.traits.target, min(target.width, target.height) >= minimum {
        return true
      }
    }
    return false
  }
}
