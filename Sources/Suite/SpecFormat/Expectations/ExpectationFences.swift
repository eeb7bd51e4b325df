/// Every kind of block that says what is expected of a scene: the one list that a new one is added
/// to.
package enum ExpectationFences {
  package static let all: [any ExpectationFence.Type] = [
    FramesFence.self,
    NegotiationFence.self,
    CallsFence.self,
    PreferencesFence.self,
    IssuesFence.self,
    RestingFence.self,
    SnapshotFence.self,
    UpdatesFence.self,
    CellsFence.self,
    LawsFence.self,
    ChecksFence.self,
    SizeFence.self,
    VariantsFence.self,
  ]

  /// The kind of a name; `nil` where there is none.
  package static func fence(named name: String) -> (any ExpectationFence.Type)? {
    all.first { $0.name == name }
  }
}

/// The conditions that a block's info string states.
package struct FenceConditions: Sendable, Equatable {
  /// The proposal that stands on the fence; `nil` for none.
  package var statedProposal: LayoutProposal?
  /// What attributes say of the environment, without that of a device.
  package var statedEnvironment: LayoutEnvironment
  /// The devices that it names: one, but for blocks that take several sizes.
  package var devices: [OrientedDevice]
  /// The scales that it lists, for blocks that take several sizes; none for one scale.
  package var scales: [Double] = []

  package init(
    proposal: LayoutProposal? = nil,
    environment: LayoutEnvironment = LayoutEnvironment(),
    devices: [OrientedDevice] = []
  ) {
    statedProposal = proposal
    statedEnvironment = environment
    self.devices = devices
  }
}

extension FenceConditions {
  /// The proposal, or the size of the device; `nil` where the last proposal stands.
  package var proposal: LayoutProposal? { statedProposal ?? devices.first?.proposal }

  /// The environment, with the scale and the safe area of the device where it states none.
  package var environment: LayoutEnvironment {
    devices.first?.environment(in: statedEnvironment) ?? statedEnvironment
  }
}

/// A block of expectations on its way to being read.
package struct FenceInput {
  /// The lines that are not blank.
  let lines: [BlockLine]
  /// The words behind the name; a fence takes those out that are its own.
  var info: InfoString
  /// The conditions that the info string states, read and taken out of its words.
  let base: FenceConditions
  /// Whether a block before has said what the root is proposed.
  let hasProposal: Bool
  /// Takes the mistakes.
  var diagnostics: DiagnosticCollector
}

extension FenceInput {
  /// Reads each line by itself.
  ///
  /// - Parameter read: Reads a line; `nil` for one with a mistake, which it reports.
  /// - Returns: The lines that could be read, in order.
  mutating func lines<Line>(
    _ read: (BlockLine, inout DiagnosticCollector) -> Line?
  ) -> [Line] {
    var found: [Line] = []
    for source in lines {
      if let line = read(source, &diagnostics) { found.append(line) }
    }
    return found
  }

  /// Reports a line that is not of the form that it must have.
  mutating func reportInvalid(_ source: BlockLine, form: LineForm) {
    diagnostics.report(.lineInvalid(form), line: source.line, column: source.column)
  }
}
