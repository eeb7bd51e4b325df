/// Finds expectations that do not say where they come from.
struct UnstatedEvidenceCheck: LintCheck {
  var name: String { "evidence-unstated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.scenarios.flatMap { blocks(of: $0) }
        .filter { $0.conditions.evidence == nil }
        .map { finding(in: spec, line: $0.line, Self.message) }
    }
  }

  private static let message =
    "nothing says where the values come from: add evidence="
    + Evidence.allCases.map(\.rawValue).joined(separator: "|")

  private func blocks(of scenario: ScenarioSpec) -> [(line: Int, conditions: Conditions)] {
    switch scenario.body {
    case .scene: scenario.expectations.map { ($0.line, $0.conditions) }
    case .rejected(let rejected): [(scenario.line, rejected.conditions)]
    }
  }
}
