/// `preference`: replaces what the content says (R-PREF-3).
nonisolated struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    values[Key.self] = value
  }
}
