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
