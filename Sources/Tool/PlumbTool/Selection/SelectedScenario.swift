internal import SpecFormat

/// A scenario that a command is about, with the spec that it stands in.
struct SelectedScenario: Sendable {
  var document: SpecDocument
  var scenario: ScenarioSpec
}

extension SelectedScenario {
  /// The scenario without the marks of what this project's own engine is known to do wrong.
  var withoutKnownFailures: SelectedScenario {
    var selected = self
    selected.scenario.body = scenario.body.withoutKnownFailures
    return selected
  }
}

extension ScenarioSpec.Body {
  fileprivate var withoutKnownFailures: ScenarioSpec.Body {
    switch self {
    case .scene(var scene):
      for phase in scene.phases.indices {
        for index in scene.phases[phase].expectations.indices {
          scene.phases[phase].expectations[index].conditions.knownFailure = nil
        }
      }
      return .scene(scene)
    case .rejected(var rejected):
      rejected.conditions.knownFailure = nil
      return .rejected(rejected)
    case .script(var script):
      script.conditions.knownFailure = nil
      return .script(script)
    }
  }
}

extension SpecDocument {
  /// Each of its scenarios.
  var selectedScenarios: [SelectedScenario] {
    scenarios.map { SelectedScenario(document: self, scenario: $0) }
  }
}
