/// One expectation block.
package struct Expectation: Sendable, Equatable {
  package var kind: ExpectationKind
  /// The line of the opening fence in the file, from 1.
  package var line: Int
  /// The proposal of the info string; `nil` where the last one stands.
  package var proposal: ProposalLiteral?
  package var environment: EnvironmentAttributes
  package var conditions: Conditions
  package var content: ExpectationContent

  package init(
    kind: ExpectationKind,
    line: Int,
    proposal: ProposalLiteral? = nil,
    environment: EnvironmentAttributes = EnvironmentAttributes(),
    conditions: Conditions = Conditions(),
    content: ExpectationContent
  ) {
    self.kind = kind
    self.line = line
    self.proposal = proposal
    self.environment = environment
    self.conditions = conditions
    self.content = content
  }
}
