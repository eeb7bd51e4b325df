/// A line across the stack around it (R-STK-24).
nonisolated public struct Divider: View {
  /// Makes a line.
  public init() {}
}

extension Divider: LeafView {
  nonisolated func configure(_ node: DividerNode, in context: ViewContext) {
    node.viewName = "Divider"
    node.orientation = context.stackAxis
  }
}
