nonisolated extension View {
  /// Runs an action initially and for each change; the size of the view stays the same (R-GEO-8).
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: Self.reading(transform)) { action($1) })
  }

  /// Runs an action initially, with equal values, and for each change (R-GEO-8).
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: Self.reading(transform), action: action))
  }

  /// Runs an action initially, with equal values, and for each change.
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

/// Runs an action when a value derived from the content's geometry changes.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  /// Returns the value for a laid-out view; `nil` if there is none, such as without a scroll view.
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

/// The node of `onGeometryChange` and `onScrollGeometryChange`.
///
/// Several content views are wrapped in a vertical stack (R-VIEW-4). As recorded, a spacer inside
/// is vertical in any case, whatever stack the view is in.
final class GeometryChangeNode<Value: Equatable>: TransparentViewNode, ActionCounting,
  GeometryObserving
{
  private var modifier: GeometryChangeModifier<Value>
  private var container = ImplicitContainer(StackRule.vertical)
  private var isRightToLeft: Bool
  /// The value of the last layout; `nil` before the first one.
  private var value: Value?
  /// The number of changes of the value in the current layout.
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

  /// R-GEO-8: Runs the action if the value differs from that of the previous layout.
  func observeGeometry() {
    guard isLive, let element, let new = modifier.read(element) else { return }
    let old = value
    value = new
    guard old != new else { return }
    if old != nil {
      // R-PREF-8: a value that changes a third time in one layout is not expected to settle.
      guard changes < 2 else {
        return graph.session.report(.geometryUpdatedRepeatedly(TypeName.plain(Value.self)))
      }
      changes += 1
    }
    let action = modifier.action
    graph.actions.add { action(old ?? new, new) }
  }
}
