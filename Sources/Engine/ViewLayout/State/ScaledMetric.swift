import Foundation

/// A length that grows as text does (see `DynamicTypeSize`).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let size = Environment(\.dynamicTypeSize)
  private let value: Value

  /// Makes a length at the usual dynamic type size.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a length at the usual dynamic type size, which grows as a text style does; here all
  /// styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The length at the view's dynamic type size.
  public var wrappedValue: Value { value * Value(size.wrappedValue.factor) }
}
