/// Finds clauses without a scenario.
struct UncoveredClauseCheck: LintCheck {
  var name: String { "clause-uncovered" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.clauses.filter(\.isUncovered).map { clause in
        finding(
          in: spec,
          line: clause.line,
          "'\(clause.title)' has no scenario; if it needs none, write <!-- informative --> below it"
        )
      }
    }
  }
}

extension Clause {
  /// Whether the clause should have a scenario and has none.
  package var isUncovered: Bool { scenarios.isEmpty && !isInformative && level > 1 }
}
