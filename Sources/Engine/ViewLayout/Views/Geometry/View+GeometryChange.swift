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

/// The node of `onGeometryChange` and of `onScrollGeometryChange`.
///
/// Its content is one view: several are a column (R-VIEW-4), and even a single one is told so. As
/// recorded, a spacer inside runs along y, whatever the stack around.
final class GeometryChangeNode<Value: Equatable>: TransparentViewNode, ActionCounting,
  GeometryObserving
{
  private var modifier: GeometryChangeModifier<Value>
  private var container = ImplicitContainer(StackRule.vertical)
  private var isRightToLeft: Bool
  /// The value that the geometry came to last; `nil` before the first layout.
  private var value: Value?
  /// How often the value changed in this layout.
  private var changes = 0

  init<Content: View>(
    _ modifier: GeometryChangeModifier<Value>,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    isRightToLeft = context.isRightToLeft
    super.init(content, in: context)
    graph.counters.add(self)
    graph.geometryObservers.add(self)
  }

  func update<Content: View>(
    _ modifier: GeometryChangeModifier<Value>,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    isRightToLeft = context.isRightToLeft
    container.setRightToLeft(isRightToLeft)
    update(content, in: context)
  }

  override func contentContext(_ context: ViewContext) -> ViewContext {
    context.inside(self, stackAxis: .vertical)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    guard let element else { return }
    elements.append(element)
  }

  private var element: LayoutNode? {
    let element = container.node(for: content?.elements ?? [], in: graph.session)
    container.setRightToLeft(isRightToLeft)
    return element
  }

  func countFromZero() { changes = 0 }

  /// R-GEO-8: compares what the last layout came to with what the one before did.
  func observeGeometry() {
    guard isLive, let element, let new = modifier.read(element) else { return }
    let old = value
    value = new
    guard old != new else { return }
    if old != nil {
      // R-PREF-8: what changes a third time in one layout is not going to settle.
      guard changes < 2 else {
        return graph.session.report(.geometryUpdatedRepeatedly(TypeName.plain(Value.self)))
      }
      changes += 1
    }
    let action = modifier.action
    graph.actions.add { action(old ?? new, new) }
  }
}
