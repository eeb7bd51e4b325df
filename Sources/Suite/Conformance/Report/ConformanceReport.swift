package import SpecFormat

/// The outcome of a run: the one value that all reports are written from.
package struct ConformanceReport: Sendable, Equatable {
  package var specs: [SpecReport]
  /// The part of the suite that was run; `nil` where all of it was.
  package var shard: ReportShard?
  /// The engine that the expectations were held against; `nil` where the report does not tell.
  package var engine: EngineIdentity?
  /// The mistakes of malformed specs, file by file; none of their scenarios is among `specs`.
  package var mistakes: [ReportedMistake] = []

  package init(
    specs: [SpecReport],
    shard: ReportShard? = nil,
    engine: EngineIdentity? = nil,
    mistakes: [ReportedMistake] = []
  ) {
    self.specs = specs
    self.shard = shard
    self.engine = engine
    self.mistakes = mistakes
  }

  /// Sorts the scenarios of a run into the documents that they belong to.
  ///
  /// - Parameters:
  ///   - documents: The specs of the run, in the order of the report.
  ///   - scenarios: The scenarios that were selected, in the order of the documents; any other one
  ///     is left out, and so is a clause of which every scenario is.
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

  /// Whether every expectation held, is skipped or unsupported, or fails as it is known to.
  ///
  /// A report with a malformed spec does not hold. An empty one does not either, unless it is a
  /// part that no scenario came to.
  package var holds: Bool {
    let scenarios = scenarios
    return mistakes.isEmpty && (!scenarios.isEmpty || shard != nil)
      && scenarios.allSatisfy { !$0.verdict.failsTheRun }
  }
}

/// The engine that laid out what a report tells of, in its own words.
package struct EngineIdentity: Sendable, Equatable, Codable {
  /// The engine's name: `plumb`.
  package var name: String
  /// The engine's version: `1.4.0`; empty where it tells none.
  package var version: String
  /// The system that it ran on: `Linux`; empty where it tells none.
  package var platform: String

  /// - Parameters:
  ///   - name: The engine's name.
  ///   - version: The engine's version; empty where it tells none.
  ///   - platform: The system that it ran on; empty where it tells none.
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

/// Which part of a suite a report is about.
///
/// Its words on the whole suite are there to tell parts that do not belong together.
package struct ReportShard: Sendable, Equatable, Codable {
  /// The part, from 1.
  package var index: Int
  /// How many parts there are.
  package var count: Int
  /// How many scenarios all parts have together.
  package var suiteScenarios: Int
  /// A hash of the specs and of the ids of those scenarios.
  package var suiteDigest: String

  package init(index: Int, count: Int, suiteScenarios: Int, suiteDigest: String) {
    self.index = index
    self.count = count
    self.suiteScenarios = suiteScenarios
    self.suiteDigest = suiteDigest
  }
}

/// How many scenarios and expectations a run had, and how many came to each end.
package struct ReportSummary: Sendable, Equatable {
  package var scenarios = 0
  /// The sum of the counts below it.
  package var expectations = 0
  package var passed = 0
  /// Those that failed and those that passed unexpectedly.
  package var failed = 0
  package var knownFailures = 0
  /// Those that ask for what the engine does not do, as it says itself.
  package var unsupported = 0
  package var skipped = 0
  /// Those that could not be compared: errors, crashes, time limits, and those never reached.
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
    case .skipped: skipped += 1
    case .notRun, .error, .doesNotCompile, .timedOut, .crashed: errors += 1
    }
  }
}

extension ReportSummary {
  /// The counts in a sentence: what there is none of is left out, but for what passed.
  package var sentence: String {
    let ends =
      ["\(passed) passed"]
      + [
        (failed, "failed"), (errors, "in error"), (knownFailures, "known to fail"),
        (unsupported, "unsupported"), (skipped, "skipped"),
      ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return "\(Self.count(scenarios, "scenario")), \(Self.count(expectations, "expectation")): "
      + ends.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
