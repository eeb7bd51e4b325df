import Foundation

/// The preferences that reach the root, with the keys that the scene's code names.
///
/// SwiftUI has no list of keys. Each call that sets a preference therefore also sets it here, and
/// values are merged by the key's own function.
struct RecordedPreferences: PreferenceKey {
  private struct Entry {
    /// The name of the key.
    var name: String
    var value: Any
    /// Returns the merged value of two subtrees.
    var merged: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  static var defaultValue: RecordedPreferences { RecordedPreferences() }

  static func reduce(value: inout RecordedPreferences, nextValue: () -> RecordedPreferences) {
    for (key, next) in nextValue().entries {
      if let entry = value.entries[key] {
        value.entries[key]?.value = entry.merged(entry.value, next.value)
      } else {
        value.entries[key] = next
      }
    }
  }

  /// Changes the value of a key; the key's default is the value of a subtree without any.
  mutating func transform<Key: PreferenceKey>(
    _ key: Key.Type,
    _ change: (inout Key.Value) -> Void
  ) {
    let identity = ObjectIdentifier(key)
    var value = entries[identity]?.value as? Key.Value ?? Key.defaultValue
    change(&value)
    entries[identity] = Entry(name: "\(key)", value: value) { first, next in
      guard var merged = first as? Key.Value, let next = next as? Key.Value else { return first }
      Key.reduce(value: &merged) { next }
      return merged
    }
  }

  /// The values as specs write them, by the names of their keys.
  var printed: [String: String] {
    Dictionary(entries.values.map { ($0.name, text(of: $0.value)) }) { first, _ in first }
  }

  private func text(of value: Any) -> String {
    switch value {
    case let number as CGFloat: text(of: Double(number))
    case let number as Double: text(of: number)
    case let optional as any OptionalValue: optional.unwrapped.map(text) ?? "nil"
    default: "\(value)"
    }
  }

  private func text(of number: Double) -> String {
    if number.isInfinite { return number > 0 ? "inf" : "-inf" }
    guard abs(number) < 1e15 else { return "\(number)" }
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { map { $0 as Any } }
}

extension View {
  /// Sets a preference, and records it.
  ///
  /// The compiler prefers this method to that of the framework, whose values need not be equatable.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View where Key.Value: Equatable {
    setting(key, to: value, in: self)
      .transformPreference(RecordedPreferences.self) { $0.transform(key) { $0 = value } }
  }

  /// Changes a preference, and records it.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    transforming(key, in: self, callback)
      .transformPreference(RecordedPreferences.self) { $0.transform(key, callback) }
  }
}

/// Sets a preference by the method of the framework.
private func setting<Key: PreferenceKey, Content: View>(
  _ key: Key.Type,
  to value: Key.Value,
  in content: Content
) -> some View {
  content.preference(key: key, value: value)
}

/// Changes a preference by the method of the framework.
private func transforming<Key: PreferenceKey, Content: View>(
  _ key: Key.Type,
  in content: Content,
  _ callback: @escaping (inout Key.Value) -> Void
) -> some View {
  content.transformPreference(key, callback)
}
