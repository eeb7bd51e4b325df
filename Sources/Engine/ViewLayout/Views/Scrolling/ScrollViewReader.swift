/// A view whose content can scroll the scroll views inside it to a view by its id.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The closure that makes the views inside, given the proxy to scroll by.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  ///
  /// - Parameter content: What is inside, given the proxy to scroll by.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  nonisolated static var rowKind: RowKind { .of(Content.self) }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ScrollReaderViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ScrollReaderViewNode<Content>.self).update(self, in: context)
  }
}
