/// A proposal as written: `320x480`, `nilxnil`, `infx100`.
package struct ProposalLiteral: Sendable, Hashable {
  /// The width in points; `nil` where unspecified, infinity for `inf`.
  package var width: Double?
  /// The height in points; `nil` where unspecified, infinity for `inf`.
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

extension ProposalLiteral {
  /// Reads a proposal as specs write it: `320x480`, `nilx100`, `infxinf`; `nil` for anything else.
  init?(_ text: String) {
    guard let lengths = OptionalLengths(text) else { return nil }
    self.init(width: lengths.width?.value, height: lengths.height?.value)
  }
}

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
