internal import LayoutValues

extension LayoutProposal {
  /// Parses a proposal such as `320x480`, `nilx100` or `infxinf`; `nil` for any other text.
  init?(_ text: String) {
    guard let lengths = OptionalLengths(text) else { return nil }
    self.init(width: lengths.width?.value, height: lengths.height?.value)
  }

  /// The proposal as a value of a line.
  var value: LineValue { .size(width, height) }

  /// The proposal as in a block: `320xnil`.
  package var text: String { value.text }
}

/// A pair of lengths in the form `W`x`H`, each of which may be `nil`.
struct OptionalLengths {
  var width: NumberLiteral?
  var height: NumberLiteral?

  /// Parses a pair; `nil` if the text has another form.
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
