/// The node of `onChange`.
final class ChangeNode<Value: Equatable>: TransparentViewNode, ActionCounting,
  LivenessFollowing
{
  private var modifier: ChangeModifier<Value>
  /// How often the action was called in this layout.
  private var calls = 0
  /// Whether the action for the first value is still due.
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

  /// R-PREF-8: what changes a third time in one layout is not going to settle.
  private func call(old: Value, new: Value) {
    guard calls < 2 else {
      return graph.session.report(.changeUpdatedRepeatedly(TypeName.plain(Value.self)))
    }
    calls += 1
    let action = modifier.action
    graph.actions.add { action(old, new) }
  }
}
