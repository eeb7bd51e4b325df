/// One expectation block.
package struct Expectation: Sendable {
  /// The line of the opening fence in the file, from 1.
  package var line: Int
  /// The proposal of the info string; `nil` where the last one stands.
  package var proposal: ProposalLiteral?
  package var environment: EnvironmentAttributes
  package var conditions: Conditions
  /// The block itself, of whatever kind it is.
  package var content: any ExpectationFence

  package init(
    line: Int,
    proposal: ProposalLiteral? = nil,
    environment: EnvironmentAttributes = EnvironmentAttributes(),
    conditions: Conditions = Conditions(),
    content: any ExpectationFence
  ) {
    self.line = line
    self.proposal = proposal
    self.environment = environment
    self.conditions = conditions
    self.content = content
  }
}

extension Expectation: Equatable {
  package static func == (left: Expectation, right: Expectation) -> Bool {
    left.line == right.line && left.proposal == right.proposal
      && left.environment == right.environment && left.conditions == right.conditions
      && left.content.isEqual(to: right.content)
  }
}

extension Expectation {
  /// The word that the block's info string begins with: `frames`.
  package var name: String { type(of: content).name }
}
