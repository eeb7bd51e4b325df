package import SpecFormat

/// What came of a run: the one value that all reports are written from.
package struct ConformanceReport: Sendable, Equatable {
  package var specs: [SpecReport]
  /// The part of the suite that was run; `nil` where all of it was.
  package var shard: ReportShard?

  package init(specs: [SpecReport], shard: ReportShard? = nil) {
    self.specs = specs
    self.shard = shard
  }

  /// Sorts the results of a run into the documents that they belong to.
  ///
  /// - Parameters:
  ///   - documents: The specs of the run, in the order of the report.
  ///   - results: The results of each scenario that was selected, by its id; a scenario without
  ///     an entry is left out, and so is a clause of which every scenario is.
  ///   - durations: How long scenarios took, in seconds, by their ids.
  package init(
    documents: [SpecDocument],
    results: [String: [ExpectationResult]],
    durations: [String: Double] = [:]
  ) {
    specs = documents.map { document in
      SpecReport(
        file: document.file,
        name: document.name,
        title: document.title,
        clauses: document.clauses.compactMap {
          ClauseReport($0, results: results, durations: durations)
        },
        usesReferenceStyle: document.usesReferenceStyle
      )
    }
  }
}

extension ClauseReport {
  fileprivate init?(
    _ clause: Clause,
    results: [String: [ExpectationResult]],
    durations: [String: Double]
  ) {
    let scenarios = clause.scenarios.compactMap { scenario in
      results[scenario.id].map {
        ScenarioReport(
          id: scenario.id,
          line: scenario.line,
          duration: durations[scenario.id],
          results: $0
        )
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
  /// not hold, unless it is a part that no scenario came to.
  package var holds: Bool {
    let scenarios = scenarios
    return (!scenarios.isEmpty || shard != nil)
      && scenarios.allSatisfy { !$0.verdict.failsTheRun }
  }
}
