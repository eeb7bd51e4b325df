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
