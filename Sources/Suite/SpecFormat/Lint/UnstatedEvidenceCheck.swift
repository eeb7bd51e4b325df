/// Finds expectations that do not say where they come from.
struct UnstatedEvidenceCheck: LintCheck {
  var name: String { "evidence-unstated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.scenarios.flatMap(\.conditions)
        .filter { $0.conditions.evidence == nil }
        .map { finding(in: spec, line: $0.line, Self.message) }
    }
  }

  private static let message =
    "nothing says where the values come from: add evidence="
    + Evidence.statable.map(\.rawValue).joined(separator: "|")
}
