internal import LayoutValues

extension LayoutProposal {
  /// Reads a proposal as specs write it: `320x480`, `nilx100`, `infxinf`; `nil` for anything else.
  init?(_ text: String) {
    guard let lengths = OptionalLengths(text) else { return nil }
    self.init(width: lengths.width?.value, height: lengths.height?.value)
  }

  /// The proposal as a value.
  var value: LineValue { .size(width, height) }

  /// The proposal as a block has it: `320xnil`.
  package var text: String { value.text }
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
