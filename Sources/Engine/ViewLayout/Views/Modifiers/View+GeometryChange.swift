nonisolated extension View {
  /// The view with an action for what is made of its geometry: first, and whenever that changes.
  ///
  /// - Parameters:
  ///   - type: The type of what is compared.
  ///   - transform: Makes it of the view's size and place, once they are known.
  ///   - action: Gets the new value.
  /// - Returns: The view, of the same size (R-GEO-8).
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: Self.reading(transform)) { action($1) })
  }

  /// The view with an action for what is made of its geometry: first, and whenever that changes.
  ///
  /// - Parameters:
  ///   - type: The type of what is compared.
  ///   - transform: Makes it of the view's size and place, once they are known.
  ///   - action: Gets the old and the new value; both are the new one the first time.
  /// - Returns: The view, of the same size (R-GEO-8).
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: Self.reading(transform), action: action))
  }

  /// The view with an action for what is made of the geometry of the scroll view in it: first, and
  /// whenever that changes.
  ///
  /// - Parameters:
  ///   - type: The type of what is compared.
  ///   - transform: Makes it of what the scroll view says of itself.
  ///   - action: Gets the old and the new value; both are the new one the first time.
  /// - Returns: The view, of the same size.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier(
        read: { $0.outermostScrollNode.map { transform($0.geometry) } },
        action: action
      )
    )
  }

  private static func reading<Value>(
    _ transform: @escaping (GeometryProxy) -> Value
  ) -> (LayoutNode) -> Value? {
    { transform(GeometryProxy(node: $0, observation: GeometryObservation())) }
  }
}

/// Runs an action when something that is made of its content's geometry has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  /// Makes the value of a laid out view; `nil` where there is nothing to make it of.
  let read: (LayoutNode) -> Value?
  let action: (Value, Value) -> Void

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    GeometryChangeNode(self, around: content, in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(GeometryChangeNode<Value>.self).update(self, around: content, in: context)
  }
}
