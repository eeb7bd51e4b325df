/// The list of all kinds of expectation blocks, to which a new kind must be added.
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

  /// Returns the kind with a name; `nil` if there is none.
  package static func fence(named name: String) -> (any ExpectationFence.Type)? {
    all.first { $0.name == name }
  }
}

/// The conditions in a block's info string.
package struct FenceConditions: Sendable, Equatable {
  /// The proposal in the info string; `nil` if there is none.
  package var explicitProposal: LayoutProposal?
  /// The environment attributes, without the properties of a device.
  package var explicitEnvironment: LayoutEnvironment
  /// The devices; at most one, except for blocks with several sizes.
  package var devices: [OrientedDevice]
  /// The list of scales, for blocks with several sizes; empty for a single scale.
  package var scales: [Double] = []
  /// The list of languages, for blocks with several sizes; empty if not stated.
  package var languages: [LayoutLanguage] = []

  package init(
    proposal: LayoutProposal? = nil,
    environment: LayoutEnvironment = LayoutEnvironment(),
    devices: [OrientedDevice] = []
  ) {
    explicitProposal = proposal
    explicitEnvironment = environment
    self.devices = devices
  }
}

extension FenceConditions {
  /// The proposal or the size of the device; `nil` to use the last proposal.
  package var proposal: LayoutProposal? { explicitProposal ?? devices.first?.proposal }

  /// The environment, in which the device determines the scale and the safe area unless they are
  /// stated.
  package var environment: LayoutEnvironment {
    devices.first?.environment(in: explicitEnvironment) ?? explicitEnvironment
  }
}

/// The content of an expectation block that is being read.
package struct FenceInput {
  /// The lines, without blank ones.
  let lines: [BlockLine]
  /// The words after the name; the reader removes those that it uses.
  var info: InfoString
  /// The conditions in the info string, whose words have already been removed.
  let base: FenceConditions
  /// Whether an earlier block has set the proposal of the root.
  let hasProposal: Bool
  /// The collector of mistakes.
  var diagnostics: DiagnosticCollector
}

extension FenceInput {
  /// Reads each line separately.
  ///
  /// - Parameter read: Reads a line; returns `nil` after reporting a mistake.
  /// - Returns: The valid lines, in order.
  mutating func lines<Line>(
    _ read: (BlockLine, inout DiagnosticCollector) -> Line?
  ) -> [Line] {
    var found: [Line] = []
    for source in lines {
      if let line = read(source, &diagnostics) { found.append(line) }
    }
    return found
  }

  /// Reports a line that does not have the required form.
  mutating func reportInvalid(_ source: BlockLine, form: LineForm) {
    diagnostics.report(.lineInvalid(form), line: source.line, column: source.column)
  }
}
