/// A pair `W`x`H` of lengths as written, each of which may be `nil`.
struct OptionalLengths {
  var width: NumberLiteral?
  var height: NumberLiteral?

  /// Reads a pair; `nil` where the text is not one.
  init?(_ text: String) {
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    for (part, path) in zip(parts, [\Self.width, \Self.height]) {
      guard part != "nil" else { continue }
      guard let number = NumberLiteral(String(part)) else { return nil }
      self[keyPath: path] = number
    }
  }
}
