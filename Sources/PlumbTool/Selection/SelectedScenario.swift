internal import SpecFormat

/// A scenario that a command is about, with the spec that it stands in.
struct SelectedScenario: Sendable {
  var document: SpecDocument
  var scenario: ScenarioSpec
}

extension SpecDocument {
  /// Each of its scenarios.
  var selectedScenarios: [SelectedScenario] {
    scenarios.map { SelectedScenario(document: self, scenario: $0) }
  }
}
