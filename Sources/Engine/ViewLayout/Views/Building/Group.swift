public import Foundation

/// Several views that modifiers apply to one by one: transparent to the container around them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of views.
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

/// A view that is reevaluated only if it differs from the last one; what is laid out is the same.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Makes it of a view.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, reevaluated only if it differs from the last one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Views whose glass runs into each other; they are laid out as if it were not there.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Makes a container of views.
  ///
  /// - Parameters:
  ///   - spacing: How near each other views are before their glass meets, in points; `nil` for the
  ///     usual length. It moves no view.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}
