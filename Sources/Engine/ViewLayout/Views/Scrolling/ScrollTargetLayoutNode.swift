/// The node of `scrollTargetLayout`: the views inside are what a scroll position names.
final class ScrollTargetLayoutNode: TransparentViewNode {
  /// Whether the views inside count.
  var isEnabled = true
}

/// Says which views a scroll position names.
nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    let node = ScrollTargetLayoutNode(content, in: context)
    node.isEnabled = isEnabled
    return node
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(ScrollTargetLayoutNode.self)
    node.isEnabled = isEnabled
    node.update(content, in: context)
  }
}

extension ViewNode {
  /// The target layouts at or below the node, outermost first.
  final var scrollTargetLayouts: [ScrollTargetLayoutNode] {
    if let layout = self as? ScrollTargetLayoutNode, layout.isEnabled { return [layout] }
    return childNodes.flatMap(\.scrollTargetLayouts)
  }
}
