import Foundation

/// A type that names a value which views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey where Value == Void {
  public static func reduce(value: inout Value, nextValue: () -> Value) {}
}

struct PreferenceValues {
  private struct Entry {
    let key: any PreferenceKey.Type
    var value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// The combined value of a key; `nil` if no view in the subtree sets one.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)].flatMap { $0.value as? Key.Value } }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
    }
  }

  /// R-PREF-1: combines the values with those of the next subtree; a key's first value is stored
  /// unchanged.
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

  /// The descriptions of the values, by the names of their keys.
  var printed: [String: String] {
    Dictionary(
      entries.values.map { (String(describing: $0.key), PreferenceText.text(of: $0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// The format of a preference's value in specs.
enum PreferenceText {
  /// Returns a value as a string: numbers as in frames, an optional as its value or `nil`, others
  /// as interpolated.
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
    // Nine decimals are more than specs compare, and few enough to hide binary rounding errors.
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

/// The color scheme that the first view with a preference requests for its window; `nil` for none
/// (R-LOC-7).
nonisolated enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
