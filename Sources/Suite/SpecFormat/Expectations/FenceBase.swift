/// The conditions that a block's info string states.
package struct FenceBase: Sendable, Equatable {
  /// The proposal that stands on the fence; `nil` for none.
  package var statedProposal: ProposalLiteral?
  /// What attributes say of the environment, without that of a device.
  package var statedEnvironment: EnvironmentAttributes
  /// The devices that it names: one, but for blocks that take several sizes.
  package var devices: [HeldDevice]
  /// The scales that it lists, for blocks that take several sizes; none for one scale.
  package var scales: [Double] = []

  package init(
    proposal: ProposalLiteral? = nil,
    environment: EnvironmentAttributes = EnvironmentAttributes(),
    devices: [HeldDevice] = []
  ) {
    statedProposal = proposal
    statedEnvironment = environment
    self.devices = devices
  }
}

extension FenceBase {
  /// The proposal, or the size of the device; `nil` where the last proposal stands.
  package var proposal: ProposalLiteral? { statedProposal ?? devices.first?.proposal }

  /// The environment, with the scale and the safe area of the device where it states none.
  package var environment: EnvironmentAttributes {
    devices.first?.environment(in: statedEnvironment) ?? statedEnvironment
  }
}
