internal import Conformance
package import SpecFormat

/// The scenarios of a suite with all of their expectations.
package struct ListAnswer: JSONAnswer {
  private let formatVersion = 1
  private let scenarios: [Scenario]
  /// The mistakes of malformed specs, whose scenarios are missing.
  private let messages: [JSONMessage]

  /// - Parameters:
  ///   - scenarios: The scenarios, each with the spec that contains it.
  ///   - mistakes: The mistakes of malformed specs.
  package init(
    _ scenarios: [(scenario: ScenarioSpec, document: SpecDocument)],
    mistakes: [SpecDiagnostic] = []
  ) {
    self.scenarios = scenarios.map { Scenario($0.scenario, in: $0.document) }
    messages = mistakes.map { JSONMessage($0) }
  }
}

extension ListAnswer {
  private struct Scenario: Encodable {
    enum Kind: String, Encodable {
      case scene, rejected, script
    }

    var id: String
    var file: String
    /// The line of the scene's fence, from 1.
    var line: Int
    var kind: Kind
    /// The heading of the scenario's clause.
    var clause: String
    var expectations: [Expectation]

    init(_ scenario: ScenarioSpec, in document: SpecDocument) {
      id = scenario.id
      file = document.file
      line = scenario.line
      kind =
        switch scenario.body {
        case .scene: .scene
        case .rejected: .rejected
        case .script: .script
        }
      let clauses = document.clauses
      clause = clauses.first { $0.scenarios.contains { $0.id == scenario.id } }?.title ?? ""
      expectations = scenario.outlines.map { Expectation($0) }
    }
  }

  private struct Expectation: Encodable {
    var line: Int
    var block: String
    var evidence: String
    /// The systems that the numbers belong to; `nil` if the spec does not name any.
    var on: [String]?
    /// The reason of a known failure; `nil` for an expectation that should pass.
    var knownFailure: String?
    /// The reason why the expectation is skipped; `nil` if it is checked.
    var skip: String?

    init(_ outline: ExpectationOutline) {
      line = outline.line
      block = outline.block
      evidence = outline.conditions.evidence?.rawValue ?? ExpectationResult.unstatedEvidence
      let systems = outline.conditions.systems
      on = systems.isEmpty ? nil : systems.map(\.description)
      knownFailure = outline.conditions.knownFailure
      skip = outline.conditions.skip
    }
  }
}
