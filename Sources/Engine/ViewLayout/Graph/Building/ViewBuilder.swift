/// Makes one view of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// One statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One view is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A condition without an else.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
