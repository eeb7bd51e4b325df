/// A part of a user interface, described by its body.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }

  /// Makes the node of a view, which lives as long as the view's identity.
  ///
  /// An implementation detail of the engine: only its own views implement it.
  nonisolated static func makeNode(of view: Self, in context: ViewContext) -> ViewNode

  /// Updates the node, which was made for an earlier value of the same type.
  ///
  /// An implementation detail of the engine, like `makeNode(of:in:)`.
  nonisolated static func updateNode(_ node: ViewNode, of view: Self, in context: ViewContext)

  /// Whether the node of a view is that of a leaf, which modifiers around it share.
  ///
  /// An implementation detail of the engine, like `makeNode(of:in:)`.
  nonisolated static var hasLeafNode: Bool { get }
}

extension View {
  /// Makes the node of a view that has a body.
  nonisolated public static func makeNode(of view: Self, in context: ViewContext) -> ViewNode {
    context.withGraph { $0.bodyRecord(of: Self.self) }._withUnsafeGuaranteedRef {
      $0.node(of: view, in: context)
    }
  }

  /// Updates the node of a view that has a body.
  nonisolated public static func updateNode(
    _ node: ViewNode,
    of view: Self,
    in context: ViewContext
  ) {
    node.expected(CompositeViewNode.self).update(view, in: context)
  }

  /// The node of a view that has a body is its own.
  nonisolated public static var hasLeafNode: Bool { false }
}

extension Never: View {
  /// Never evaluated, since there are no values of the type.
  public var body: Never { preconditionFailure("a value of type Never does not exist") }
}

/// A result builder that combines the views of a closure into one view.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

extension ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
