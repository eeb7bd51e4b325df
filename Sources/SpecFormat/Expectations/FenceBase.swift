/// The conditions that a block's info string states, for kinds that vary them.
package struct FenceBase: Sendable, Equatable {
  /// The proposal; `nil` where the last one stands.
  package var proposal: ProposalLiteral?
  package var environment: EnvironmentAttributes

  package init(
    proposal: ProposalLiteral? = nil,
    environment: EnvironmentAttributes = EnvironmentAttributes()
  ) {
    self.proposal = proposal
    self.environment = environment
  }
}
