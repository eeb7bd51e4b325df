import Foundation

/// Stage 4: the resolved tree that reports read.
enum FrameTree {
  /// The listed nodes at and below a root, whose top left corner is the origin.
  static func frames(of root: LayoutNode) -> [FrameNode] {
    frames(of: root, parentOrigin: .zero)
  }

  /// - Complexity: O(*n*) for *n* nodes.
  private static func frames(of node: LayoutNode, parentOrigin: CGPoint) -> [FrameNode] {
    let local = node.originInParent
    let origin = CGPoint(x: parentOrigin.x + local.x, y: parentOrigin.y + local.y)
    let children = node.shownChildren.flatMap { frames(of: $0, parentOrigin: origin) }
    guard let name = node.listedName else { return children }
    return [
      FrameNode(
        name: name,
        label: node.label,
        textLines: node.textLines,
        identifiers: node.listedIdentifiers,
        frame: CGRect(origin: origin, size: node.size),
        children: children
      )
    ]
  }
}
