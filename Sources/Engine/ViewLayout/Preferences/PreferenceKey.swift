import Foundation

/// A type that names a value which views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set another.
  static var defaultValue: Value { get }

  /// Merges the next view's value into what came before it, in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey where Value == Void {
  /// Nothing to merge.
  public static func reduce(value: inout Value, nextValue: () -> Value) {}
}

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

/// A preference's value as a spec writes it.
enum PreferenceText {
  /// As in a string interpolation; an optional as its value or `nil`, numbers as in frames.
  static func text(of value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional.unwrapped.map(text) ?? "nil"
    }
    switch value {
    case let number as CGFloat: return text(of: Double(number))
    case let number as Double: return text(of: number)
    default: return "\(value)"
    }
  }

  private static func text(of number: Double) -> String {
    if number == .infinity { return "inf" }
    if number == -.infinity { return "-inf" }
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    // More decimals than a spec compares, and fewer than binary numbers betray themselves in.
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
