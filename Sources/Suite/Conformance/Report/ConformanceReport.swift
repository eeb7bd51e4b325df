package import SpecFormat

/// The outcome of a run: the one value that all reports are written from.
package struct ConformanceReport: Sendable, Equatable {
  package var specs: [SpecReport]
  /// The part of the suite that was run; `nil` where all of it was.
  package var shard: ReportShard?
  /// The engine that the expectations were held against; `nil` where the report does not tell.
  package var engine: EngineIdentity?

  package init(
    specs: [SpecReport],
    shard: ReportShard? = nil,
    engine: EngineIdentity? = nil
  ) {
    self.specs = specs
    self.shard = shard
    self.engine = engine
  }

  /// Sorts the scenarios of a run into the documents that they belong to.
  ///
  /// - Parameters:
  ///   - documents: The specs of the run, in the order of the report.
  ///   - scenarios: The scenarios that were selected, in the order of the documents; any other one is
  ///     left out, and so is a clause of which every scenario is.
  package init(documents: [SpecDocument], scenarios: [ScenarioReport]) {
    var waiting = scenarios[...]
    specs = documents.map { document in
      SpecReport(
        file: document.file,
        name: document.name,
        title: document.title,
        clauses: zip(document.clauses, document.clausePaths).compactMap { clause, path in
          ClauseReport(clause, path: path) { scenario in
            waiting.first?.id == scenario.id ? waiting.popFirst() : nil
          }
        },
        usesReferenceStyle: document.usesReferenceStyle
      )
    }
  }
}

extension SpecDocument {
  /// The path of each clause: the titles of the headings that it stands under, and its own.
  ///
  /// A report tells it of each clause, as one that it leaves out may be around one that it has.
  fileprivate var clausePaths: [[String]] {
    var open: [Clause] = []
    return clauses.map { clause in
      open.removeAll { $0.level >= clause.level }
      if clause.level > 1 { open.append(clause) }
      return open.map(\.title)
    }
  }
}

extension ClauseReport {
  /// `nil` for a clause with scenarios of which none has a report.
  fileprivate init?(
    _ clause: Clause,
    path: [String],
    report: (ScenarioSpec) -> ScenarioReport?
  ) {
    let scenarios = clause.scenarios.compactMap(report)
    guard !scenarios.isEmpty || clause.scenarios.isEmpty else { return nil }
    self.init(clause, path: path, scenarios: scenarios)
  }
}

extension ConformanceReport {
  /// Every scenario of the run, in the order of the specs.
  package var scenarios: [ScenarioReport] { specs.flatMap(\.scenarios) }

  /// How many there were of each.
  package var summary: ReportSummary { ReportSummary(scenarios) }

  /// Whether every expectation held, is skipped or unsupported, or fails as it is known to; an empty
  /// report does not hold, unless it is a part that no scenario came to.
  package var holds: Bool {
    let scenarios = scenarios
    return (!scenarios.isEmpty || shard != nil)
      && scenarios.allSatisfy { !$0.verdict.failsTheRun }
  }
}
