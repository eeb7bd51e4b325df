/// A viewport onto content that may be longer than it (R-SCROLL).
nonisolated public struct ScrollView<Content: View>: View {
  /// The views that are scrolled.
  public var content: Content
  /// The axes along which the content may be longer than the viewport.
  public var axes: Axis.Set
  /// Whether indicators are shown; they take no room.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be longer than the viewport.
  ///   - showsIndicators: Whether indicators are shown; they take no room.
  ///   - content: What is scrolled; several views are a column, whatever the axes.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ScrollViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ScrollViewNode<Content>.self).update(self, in: context)
  }
}
