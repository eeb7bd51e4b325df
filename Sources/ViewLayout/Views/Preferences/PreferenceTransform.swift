/// `transformPreference`: changes what the content says (R-PREF-3).
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    var value = values[Key.self] ?? Key.defaultValue
    transform(&value)
    values[Key.self] = value
  }
}
