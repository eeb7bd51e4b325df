public import Foundation

/// A group of views without a layout of its own; modifiers apply to each view separately.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  nonisolated static var rowKind: RowKind { .of(Content.self) }

  nonisolated var ownRowKind: RowKind { content.rowKind }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode { content.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    content.update(node, in: context)
  }
}

/// A view that is reevaluated only if it is not equal to its previous value; this has no effect on
/// layout.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A container that merges the Liquid Glass effects of its content; it has no effect on layout.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Creates a container; the spacing at which glass effects merge does not affect layout.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}
