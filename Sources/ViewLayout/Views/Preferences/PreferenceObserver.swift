/// `onPreferenceChange`: an action for the merged value of the content (R-PREF-7).
nonisolated struct PreferenceObserver<Key: PreferenceKey>: PreferenceModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  static var isObserver: Bool { true }

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    let last = node.memory as? Key.Value
    // Nobody has ever set the key: nothing to tell.
    guard let value = values[Key.self] ?? (last == nil ? nil : Key.defaultValue) else { return }
    if last == value { return }
    // R-PREF-8: what changes a third time in one layout is not going to settle.
    guard node.calls < 2 else {
      return node.graph.session.report(.preferenceUpdatedRepeatedly("\(Key.self)"))
    }
    node.memory = value
    node.calls += 1
    node.graph.actions.add { action(value) }
  }
}
