package import SpecFormat

/// The result of a run, from which all report formats are written.
package struct ConformanceReport: Sendable, Equatable {
  package var specs: [SpecReport]
  /// The part of the suite that was run; `nil` for the whole suite.
  package var shard: ReportShard?
  /// The engine that was tested; `nil` if the report does not contain it.
  package var engine: EngineIdentity?
  /// The profile that selected the expectations; `nil` for all of the suite.
  package var profile: Profile?
  /// The ids of the scenarios that agree on less than the engine's floor; `nil` without a floor.
  package var breaches: Set<String>?
  /// The mistakes of malformed specs, grouped by file; scenarios of these files are not in `specs`.
  package var mistakes: [ReportedMistake] = []
  /// The number of samples: Swift without a role and without an expectation, which is not compiled.
  package var sampleCount = 0

  package init(
    specs: [SpecReport],
    shard: ReportShard? = nil,
    engine: EngineIdentity? = nil,
    profile: Profile? = nil,
    mistakes: [ReportedMistake] = [],
    sampleCount: Int = 0
  ) {
    self.specs = specs
    self.shard = shard
    self.engine = engine
    self.profile = profile
    self.mistakes = mistakes
    self.sampleCount = sampleCount
  }

  /// Groups the scenarios of a run by their documents and clauses.
  ///
  /// - Parameters:
  ///   - documents: The specs of the run, in the order of the report.
  ///   - scenarios: The selected scenarios, in the order of the documents. Other scenarios are left
  ///     out, and so are clauses whose scenarios are all left out.
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
  /// The path of each clause: the titles of its parent headings, followed by its own title.
  ///
  /// A report stores the full path, because it may leave out a parent clause.
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
  /// Creates the report of a clause; `nil` if it has scenarios, but none of them has a report.
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
  /// All scenarios of the run, in the order of the specs.
  package var scenarios: [ScenarioReport] { specs.flatMap(\.scenarios) }

  /// The numbers of scenarios and of expectations by verdict.
  package var summary: ReportSummary { ReportSummary(scenarios) }

  /// Whether the run succeeded: every expectation passed, is skipped, unsupported or a known
  /// failure.
  ///
  /// A report with a malformed spec does not succeed. Neither does an empty one, unless it is for a
  /// part of the suite.
  package var holds: Bool {
    let scenarios = scenarios
    return mistakes.isEmpty && (!scenarios.isEmpty || shard != nil)
      && scenarios.allSatisfy { !$0.verdict.failsTheRun }
  }
}

/// The name, version and platform that an engine reports about itself.
package struct EngineIdentity: Sendable, Equatable, Codable {
  /// The engine's name, such as `plumb`.
  package var name: String
  /// The engine's version, such as `1.4.0`; empty if the engine does not report one.
  package var version: String
  /// The operating system of the engine, such as `Linux`; empty if the engine does not report one.
  package var platform: String

  /// - Parameters:
  ///   - name: The engine's name.
  ///   - version: The engine's version; empty if unknown.
  ///   - platform: The operating system of the engine; empty if unknown.
  package init(name: String, version: String, platform: String) {
    self.name = name
    self.version = version
    self.platform = platform
  }
}

extension EngineIdentity: CustomStringConvertible {
  /// The name, the version and the platform: `plumb 1.4.0 on Linux`.
  package var description: String {
    [name, version].filter { !$0.isEmpty }.joined(separator: " ")
      + (platform.isEmpty ? "" : " on \(platform)")
  }
}

/// The part of a suite that a report covers.
///
/// The properties of the whole suite are used to detect reports that do not belong together.
package struct ReportShard: Sendable, Equatable, Codable {
  /// The number of the part, from 1.
  package var index: Int
  /// The number of parts.
  package var count: Int
  /// The number of scenarios in all parts together.
  package var suiteScenarios: Int
  /// A hash of the specs and the scenario ids of the suite.
  package var suiteDigest: String

  package init(index: Int, count: Int, suiteScenarios: Int, suiteDigest: String) {
    self.index = index
    self.count = count
    self.suiteScenarios = suiteScenarios
    self.suiteDigest = suiteDigest
  }
}

/// The numbers of scenarios and expectations of a run, and of expectations by verdict.
package struct ReportSummary: Sendable, Equatable {
  package var scenarios = 0
  /// The number of expectations, which is the sum of the counts below.
  package var expectations = 0
  package var passed = 0
  /// The number that failed or passed unexpectedly.
  package var failed = 0
  package var knownFailures = 0
  /// The number that require a capability that the engine does not have.
  package var unsupported = 0
  /// The number that differ as the authors of the engine intend.
  package var deviations = 0
  package var skipped = 0
  /// The number that could not be compared: errors, crashes, time limits and unreached
  /// expectations.
  package var errors = 0

  package init() {}

  /// Counts the expectations of some scenarios.
  package init(_ scenarios: [ScenarioReport]) {
    self.scenarios = scenarios.count
    for result in scenarios.flatMap(\.results) { count(result.verdict) }
  }

  package mutating func count(_ verdict: Verdict) {
    expectations += 1
    switch verdict {
    case .passed: passed += 1
    case .failed, .unexpectedPass: failed += 1
    case .knownFailure: knownFailures += 1
    case .unsupported: unsupported += 1
    case .deviates: deviations += 1
    case .skipped: skipped += 1
    case .notRun, .error, .doesNotCompile, .timedOut, .crashed: errors += 1
    }
  }
}

extension ReportSummary {
  /// The numbers of expectations by verdict, with the names that all reports use for them.
  ///
  /// Zero counts are left out, except for that of passed expectations.
  package var counts: [(count: Int, name: String, verdict: Verdict)] {
    [
      (passed, "passed", .passed), (failed, "failed", .failed), (errors, "in error", .error),
      (knownFailures, "known to fail", .knownFailure), (deviations, "deviating", .deviates),
      (unsupported, "unsupported", .unsupported), (skipped, "skipped", .skipped),
    ].filter { $0.0 > 0 || $0.2 == .passed }
  }

  /// The numbers of scenarios and expectations, such as `5 scenarios, 7 expectations`.
  package var totals: String {
    "\(Self.count(scenarios, "scenario")), \(Self.count(expectations, "expectation"))"
  }

  /// The counts in a sentence, without zero counts other than that of passed expectations.
  package var sentence: String {
    "\(totals): " + counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
