package import SpecFormat

/// What came of a run: the one value that all reports are written from.
package struct ConformanceReport: Sendable, Equatable {
  package var specs: [SpecReport]

  package init(specs: [SpecReport]) {
    self.specs = specs
  }

  /// Sorts the results of a run into the documents that they belong to.
  ///
  /// - Parameters:
  ///   - documents: The specs of the run, in the order of the report.
  ///   - results: The results of each scenario that was selected, by its id; a scenario without
  ///     an entry is left out, and so is a clause of which every scenario is.
  package init(documents: [SpecDocument], results: [String: [ExpectationResult]]) {
    specs = documents.map { document in
      SpecReport(
        file: document.file,
        name: document.name,
        title: document.title,
        clauses: document.clauses.compactMap { ClauseReport($0, results: results) },
        usesReferenceStyle: document.usesReferenceStyle
      )
    }
  }
}

extension ClauseReport {
  fileprivate init?(_ clause: Clause, results: [String: [ExpectationResult]]) {
    let scenarios = clause.scenarios.compactMap { scenario in
      results[scenario.id].map {
        ScenarioReport(id: scenario.id, line: scenario.line, results: $0)
      }
    }
    guard !scenarios.isEmpty || clause.scenarios.isEmpty else { return nil }
    self.init(clause, scenarios: scenarios)
  }
}

extension ConformanceReport {
  /// Every scenario of the run, in the order of the specs.
  package var scenarios: [ScenarioReport] { specs.flatMap(\.scenarios) }

  /// How many there were of each.
  package var summary: ReportSummary { ReportSummary(scenarios) }

  /// Whether every expectation held, is skipped, or fails as it is known to; an empty report does
  /// not hold.
  package var holds: Bool {
    let scenarios = scenarios
    return !scenarios.isEmpty && scenarios.allSatisfy { !$0.verdict.failsTheRun }
  }
}
