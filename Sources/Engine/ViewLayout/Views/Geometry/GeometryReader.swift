/// A container whose content is a function of its own size and place (R-GEO).
nonisolated public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Makes a reader of a function that gets the reader's geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    GeometryReaderViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(GeometryReaderViewNode<Content>.self).update(self, in: context)
  }
}
