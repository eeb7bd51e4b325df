nonisolated extension View {
  /// The view with an action for when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value, compared with the last one whenever the view is updated.
  ///   - initial: Whether the action runs when the view appears, too.
  ///   - action: Gets the old and the new value.
  /// - Returns: The view, of the same size.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// The view with an action for when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// The view with an action that gets the new value when it has changed.
  @available(*, deprecated, message: "use an action of the old and the new value, or of none")
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }
}

/// Runs an action when its value is another one than at the last update.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    ChangeNode(self, around: content, in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(ChangeNode<Value>.self)
    node.change(to: self)
    node.update(content, in: context)
  }
}
