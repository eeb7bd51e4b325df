nonisolated extension View {
  /// The view with an action for when it appears, before anything is drawn.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// The view with an action for when it has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }

  /// The view with work for when it appears; a scene is laid out at one moment and waits for none,
  /// so the work is not begun.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with work for when it appears and whenever a value changes, which is not begun.
  public func task<Value: Equatable>(
    id value: Value,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(EmptyModifier()) }
}

/// Runs actions when the first element of its content appears, and when the last has gone.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    AppearanceNode(self, around: content, in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(AppearanceNode.self)
    node.modifier = self
    node.update(content, in: context)
  }
}
