/// A type that names a value of the environment and its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set another.
  static var defaultValue: Value { get }
}
