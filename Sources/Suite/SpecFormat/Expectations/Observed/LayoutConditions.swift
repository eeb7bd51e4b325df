/// The conditions that a scene is laid out under, one of many combinations.
package struct LayoutConditions: Sendable, Hashable {
  /// What the root is proposed.
  package var proposal: ProposalLiteral
  package var environment: EnvironmentAttributes
  /// The device that proposal and environment are of; `nil` where they are of none.
  package var device: String?

  package init(
    proposal: ProposalLiteral,
    environment: EnvironmentAttributes = EnvironmentAttributes(),
    device: String? = nil
  ) {
    self.proposal = proposal
    self.environment = environment
    self.device = device
  }
}
