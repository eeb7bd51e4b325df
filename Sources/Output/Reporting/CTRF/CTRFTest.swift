internal import Conformance

/// One test of a CTRF document: a scenario.
struct CTRFTest: Encodable {
  enum Status: String, Encodable {
    case passed, failed, skipped, pending, other
  }

  struct Extra: Encodable {
    /// The evidence of its expectations, in their order.
    var evidence: [String]
  }

  var name: String
  /// The file, and the headings that the scenario stands under.
  var suite: [String]
  var status: Status
  /// In milliseconds.
  var duration: Int
  /// The mistake in one line; `nil` where there was none.
  var message: String?
  /// Everything there is to say of what did not pass.
  var trace: String?
  /// The line of the expectation that decided the status.
  var line: Int
  var filePath: String
  /// The verdict, by the name that other formats print.
  var rawStatus: String
  /// The kinds of evidence that its expectations rest on, to filter by: each once.
  var tags: [String]
  /// The lines that the scenario printed; `nil` for none.
  var stdout: [String]?
  var extra: Extra
}

extension CTRFTest {
  init(_ scenario: ScenarioReport, of clause: ClauseReport, in spec: SpecReport) {
    let outcome = ScenarioOutcome(scenario, in: spec)
    let evidence = scenario.results.map(\.evidenceName)
    let hasPassed = scenario.verdict == .passed
    let printed = scenario.printed.split(whereSeparator: \.isNewline).map { String($0) }
    self.init(
      name: scenario.id,
      suite: [spec.file] + clause.path,
      status: Status(scenario.verdict),
      duration: Int(((scenario.duration ?? 0) * 1000).rounded()),
      message: hasPassed ? nil : outcome.headline,
      trace: hasPassed ? nil : outcome.text,
      line: outcome.line,
      filePath: spec.file,
      rawStatus: scenario.verdict.rawValue,
      tags: Set(evidence).sorted(),
      stdout: printed.isEmpty ? nil : printed,
      extra: Extra(evidence: evidence)
    )
  }
}

extension CTRFTest.Status {
  /// A known failure is neither a pass nor a failure: `other`.
  ///
  /// What the engine does not do is not checked: `skipped`.
  init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .skipped, .unsupported: self = .skipped
    case .knownFailure: self = .other
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed:
      self = .failed
    }
  }
}
