internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Whatever can be tapped is large enough.
struct TargetCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, least: Double) -> [CheckFinding] {
    nodes.all.compactMap { node in
      guard let target = node.traits.target, !nodes.isPartOfControl(node) else { return nil }
      let missing = CGFloat(least) - min(target.width, target.height)
      guard missing > 0.01, !nodes.hasRoomAround(node, least: CGFloat(least)) else { return nil }
      return nodes.finding(.targets, node.index, points: missing)
    }
  }
}

extension CheckedNodes {
  /// Whether a control around the node takes its taps.
  fileprivate func isPartOfControl(_ node: CheckedNode) -> Bool {
    around(node.index).contains { $0.traits.paint == .control && $0.traits.target != nil }
  }

  /// Whether a gesture takes the taps beside the node too: one of a node that holds nothing else.
  fileprivate func hasRoomAround(_ node: CheckedNode, least: CGFloat) -> Bool {
    for outer in around(node.index) {
      guard outer.children.count == 1 else { return false }
      if let target = outer.traits.target, min(target.width, target.height) >= least { return true }
    }
    return false
  }
}
