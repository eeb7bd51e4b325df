extension ProposalLiteral {
  /// Reads a proposal as specs write it: `320x480`, `nilx100`, `infxinf`; `nil` for anything else.
  init?(_ text: String) {
    guard let lengths = OptionalLengths(text) else { return nil }
    self.init(width: lengths.width?.value, height: lengths.height?.value)
  }
}
