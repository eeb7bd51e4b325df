extension StringProtocol {
  /// The characters without the blanks at both ends.
  ///
  /// - Complexity: O(*n*) for *n* blanks, and a copy.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
