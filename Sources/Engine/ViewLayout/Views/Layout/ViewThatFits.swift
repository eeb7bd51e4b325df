/// The first of several views that fits the space there is (R-VTF).
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view's ideal length must not exceed what is proposed; along
  ///     the others any view fits.
  ///   - content: The candidates, the preferred one first; the last is taken where none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ViewThatFitsViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ViewThatFitsViewNode<Content>.self).update(self, in: context)
  }
}
