/// A type that names a value which a layout reads of its subviews.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}
