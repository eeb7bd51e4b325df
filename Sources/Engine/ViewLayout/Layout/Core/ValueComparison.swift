/// Compares values of any type, to skip unnecessary updates.
///
/// As in SwiftUI, objects are compared by identity, regardless of their properties. Values that
/// cannot be compared are treated as different.
enum ValueComparison {
  /// Returns whether two values of one type are equal bit by bit, or else field by field.
  static func areAlike<Value>(_ left: Value, _ right: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 || areBitwiseEqual(left, right) { return true }
    if _isPOD(Value.self) { return false }
    return areFieldsEqual(left, right)
  }

  /// Returns whether two values are equal, bit by bit or as ``areEqual(_:_:)``.
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    areBitwiseEqual(left, right) || areEqual(left, right)
  }

  private static func areBitwiseEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private static func areFieldsEqual(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard left.subjectType == right.subjectType,
      left.displayStyle == .struct || left.displayStyle == .tuple,
      left.children.count == right.children.count
    else { return false }
    return zip(left.children, right.children).allSatisfy { areEqual($0.value, $1.value) }
  }

  /// Returns whether two values of any type are equal.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any SelfComparing { return left.isKnownToEqual(right) }
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    if type(of: left) is AnyObject.Type {
      return (left as AnyObject) === (right as AnyObject)
    }
    return areFieldsEqual(left, right)
  }
}

/// A value with a custom comparison, which replaces the comparison of its fields.
protocol SelfComparing {
  func isKnownToEqual(_ other: Any) -> Bool
}

extension Equatable {
  /// Returns whether another value has the same type and is equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
