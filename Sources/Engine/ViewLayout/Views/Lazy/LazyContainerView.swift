/// A view that lays out the elements of its content as they come into sight.
nonisolated protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// The sections' parts that stick to the viewport's ends.
  var pinnedViews: PinnedScrollableViews { get }

  /// The rule with the view's parameters; spacers and dividers inside go by its axis.
  var rule: LazyRule { get }
}

extension LazyContainerView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    LazyContainerViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(LazyContainerViewNode<Self>.self).update(self, in: context)
  }
}
