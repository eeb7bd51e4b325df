/// A part of a user interface: a value that says what its body is made of.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content that the view is made of; evaluated again when something that it read has changed.
  @ViewBuilder var body: Self.Body { get }

  /// Makes the node that stands for a view as long as its identity does.
  ///
  /// Not for authors: the engine's own views make theirs, and every other view is what its body is.
  nonisolated static func makeNode(of view: Self, in context: ViewContext) -> ViewNode

  /// Brings the node, which an earlier value of the same type made, up to date.
  ///
  /// Not for authors, as `makeNode(of:in:)` is not.
  nonisolated static func updateNode(_ node: ViewNode, of view: Self, in context: ViewContext)
}

extension View {
  /// Makes the node of a view with a body.
  nonisolated public static func makeNode(of view: Self, in context: ViewContext) -> ViewNode {
    CompositeViewNode(view, in: context)
  }

  /// Brings the node of a view with a body up to date.
  nonisolated public static func updateNode(
    _ node: ViewNode,
    of view: Self,
    in context: ViewContext
  ) {
    node.expected(CompositeViewNode<Self>.self).update(view, in: context)
  }
}

extension Never: View {
  /// Never evaluated: there is no value to ask.
  public var body: Never { preconditionFailure("a value of type Never does not exist") }
}

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

extension ViewBuilder {
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Several views, any number of them, are side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  /// A view that exists only on some versions.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
