/// The values that a part of the tree says by preferences.
struct PreferenceValues {
  private struct Entry {
    let key: any PreferenceKey.Type
    var value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// The merged value of a key; `nil` where nobody set one.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
    }
  }

  /// R-PREF-1: merges what a following part of the tree says; a key's first value stays as it is.
  mutating func merge(_ next: PreferenceValues) {
    if isEmpty { return entries = next.entries }
    for entry in next.entries.values { merge(entry.value, for: entry.key) }
  }

  private mutating func merge<Key: PreferenceKey>(_ value: Any, for key: Key.Type) {
    guard let value = value as? Key.Value else { return }
    guard var merged = self[key] else { return self[key] = value }
    Key.reduce(value: &merged) { value }
    self[key] = merged
  }

  /// The values as they print, by the names of their keys.
  var printed: [String: String] {
    Dictionary(
      entries.values.map { (String(describing: $0.key), PreferenceText.text(of: $0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
