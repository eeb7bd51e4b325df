extension ProposalLiteral {
  /// The proposal as a value.
  var value: LineValue { .size(width, height) }

  /// The proposal as a block has it: `320xnil`.
  package var text: String { value.text }
}
