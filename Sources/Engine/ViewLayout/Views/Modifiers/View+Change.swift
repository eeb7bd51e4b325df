nonisolated extension View {
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "use an action of the old and the new value, or of none")
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }
}

/// Runs an action when its value differs from that of the previous update.
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

/// The node of the `onChange` modifier.
final class ChangeNode<Value: Equatable>: TransparentViewNode, ActionCounting,
  LivenessObserving
{
  private var modifier: ChangeModifier<Value>
  /// The number of calls of the action in the current layout.
  private var calls = 0
  /// Whether the action for the initial value has still to run.
  private var awaitsBeginning: Bool

  init<Content: View>(
    _ modifier: ChangeModifier<Value>,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    awaitsBeginning = modifier.initial
    super.init(content, in: context)
    graph.counters.add(self)
    if let candidacy { candidacy.add(self) } else { begin() }
  }

  func change(to modifier: ChangeModifier<Value>) {
    let old = self.modifier.value
    self.modifier = modifier
    if old != modifier.value, isLive { call(old: old, new: modifier.value) }
  }

  func livenessMayHaveChanged() { if isLive { begin() } }

  func countFromZero() { calls = 0 }

  private func begin() {
    guard awaitsBeginning else { return }
    awaitsBeginning = false
    call(old: modifier.value, new: modifier.value)
  }

  /// R-PREF-8: Calls the action, but at most twice in one layout.
  ///
  /// A value that changes a third time in one layout is not expected to settle.
  private func call(old: Value, new: Value) {
    guard calls < 2 else {
      return graph.session.report(.changeUpdatedRepeatedly(TypeName.plain(Value.self)))
    }
    calls += 1
    let action = modifier.action
    graph.actions.add { action(old, new) }
  }
}
