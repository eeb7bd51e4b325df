/// Whether a view's new value says what its old one said, so that its body need not run again.
///
/// As SwiftUI does: an object is the same object, whatever is in it; what can be neither compared
/// nor proven the same is another one.
enum ViewComparison {
  static func areEqual<Content: View>(_ left: Content, _ right: Content) -> Bool {
    if MemoryLayout<Content>.size == 0 || areBitwiseEqual(left, right) { return true }
    if _isPOD(Content.self) { return false }
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
    if left is any ConnectedProperty { return true }
    if let left = left as? any PlaceComparable {
      return left.place != nil && left.place == (right as? any PlaceComparable)?.place
    }
    if let left = left as? any Equatable { return left.isEqual(to: right) }
    if type(of: left) is AnyObject.Type {
      return (left as AnyObject) === (right as AnyObject)
    }
    return areFieldsEqual(left, right)
  }
}
