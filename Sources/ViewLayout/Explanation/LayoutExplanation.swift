import Foundation

/// Makes the explained tree of a layout and of the negotiation that led to it.
struct LayoutExplanation {
  let watcher: LayoutWatcher

  /// The listed nodes at and below a root.
  func nodes(of root: LayoutNode) -> [ExplainedNode] { nodes(of: root, parentOrigin: .zero) }

  private func nodes(of node: LayoutNode, parentOrigin: CGPoint) -> [ExplainedNode] {
    let local = node.originInParent
    let origin = CGPoint(x: parentOrigin.x + local.x, y: parentOrigin.y + local.y)
    let children = node.shownChildren.flatMap { nodes(of: $0, parentOrigin: origin) }
    guard let name = node.listedName else { return children }
    return [
      ExplainedNode(
        name: name,
        label: node.label,
        identifiers: node.listedIdentifiers,
        frame: CGRect(origin: origin, size: node.size),
        proposal: node.placedProposal,
        sizeReason: watcher.reason(of: node, for: node.placedProposal),
        placeReason: Self.placeReason(of: node),
        questions: watcher.questions(to: node).filter { $0.proposal != node.placedProposal },
        children: children
      )
    ]
  }

  /// Why a node is where it is: what the nearest node around it says that moves its child.
  static func placeReason(of node: LayoutNode) -> LayoutReason {
    var child = node
    while let parent = child.parent {
      var reason = parent.placeReason(of: child)
      if parent.isRightToLeft { reason.sentence += "; counted from the right (R-RTL-1)" }
      if parent.listedName != nil { return reason }
      child = parent
    }
    return LayoutReason("R-PROP-9", "the outermost node's corner is the scene's origin")
  }
}
