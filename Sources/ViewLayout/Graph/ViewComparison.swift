/// Whether a view's new value says what its old one said, so that its body need not run again.
enum ViewComparison {
  static func areEqual<Content: View>(_ left: Content, _ right: Content) -> Bool {
    if let left = left as? any Equatable { return areEqual(left, right) }
    if MemoryLayout<Content>.size == 0 { return true }
    guard _isPOD(Content.self) else { return false }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value) == left
  }
}
