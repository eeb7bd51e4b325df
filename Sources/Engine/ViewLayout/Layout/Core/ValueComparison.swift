/// Whether two values are known to be the same.
///
/// As SwiftUI does: an object is the same object, whatever is in it; what can be neither compared
/// nor proven the same is another one.
enum ValueComparison {
  /// Whether two values of one type are known to be the same, looking at what they are made of where
  /// their bits differ.
  static func areAlike<Value>(_ left: Value, _ right: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 || areBitwiseEqual(left, right) { return true }
    if _isPOD(Value.self) { return false }
    return areFieldsEqual(left, right)
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

  /// Whether two values of any type are known to be the same.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any SelfComparing { return left.isKnownToEqual(right) }
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    if type(of: left) is AnyObject.Type {
      return (left as AnyObject) === (right as AnyObject)
    }
    return areFieldsEqual(left, right)
  }
}

/// A value that knows better than its parts whether it is the same as another one.
protocol SelfComparing {
  func isKnownToEqual(_ other: Any) -> Bool
}

extension Equatable {
  /// Whether another value of any type is of this type and equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
