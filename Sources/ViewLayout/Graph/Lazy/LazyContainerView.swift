/// A view that lays out the elements of its content as they come into sight.
nonisolated protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Node: LazyNode

  var content: Content { get }

  /// The sections' parts that stick to the viewport's ends.
  var pinnedViews: PinnedScrollableViews { get }

  /// The axis that spacers and dividers inside go by.
  var stackAxis: Axis { get }

  /// Gives the node the view's parameters.
  func configure(_ node: Node)
}

extension LazyContainerView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    LazyContainerViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(LazyContainerViewNode<Self>.self).update(self, in: context)
  }
}
