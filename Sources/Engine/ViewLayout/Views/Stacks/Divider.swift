/// A line across the stack around it (R-STK-24).
nonisolated public struct Divider: View {
  /// Makes a line.
  public init() {}
}

extension Divider: LeafView {
  nonisolated func rule(in context: ViewContext) -> DividerRule {
    DividerRule(orientation: context.stackAxis)
  }
}
