/// A row of a grid; anywhere else, a group (R-GRID-9).
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the row's cells line up on; `nil` for the grid's.
  ///   - content: The cells, one a column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    let node = GridRowViewNode(content, in: context)
    node.setAlignment(alignment?.key)
    return node
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    let node = node.expected(GridRowViewNode.self)
    node.setAlignment(alignment?.key)
    node.update(content, in: context)
  }
}
