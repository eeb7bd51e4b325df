package import Conformance
package import Foundation

/// Writes a report in the Common Test Report Format (ctrf.io): a test for each scenario.
///
/// Nothing but the id and the times differs from one writing of a report to the next.
package struct CTRFReportWriter: ReportWriter {
  private let end: Date
  private let id: UUID

  /// - Parameters:
  ///   - end: When the run ended. Its start is as long before as the scenarios took.
  ///   - id: The unique id of the report.
  package init(end: Date = Date(), id: UUID = UUID()) {
    self.end = end
    self.id = id
  }

  package func text(for report: ConformanceReport) -> String {
    let malformed = report.malformedFiles.map { CTRFTest(MalformedOutcome($0)) }
    let tests =
      malformed
      + report.specs.flatMap { spec in
        spec.clauses.flatMap { clause in
          clause.scenarios.map { CTRFTest($0, of: clause, in: spec) }
        }
      }
    return JSONText.text(
      of: CTRFDocument(
        reportId: id.uuidString.lowercased(),
        timestamp: end.formatted(.iso8601),
        results: CTRFDocument.Results(
          summary: summary(
            of: tests,
            seconds: report.scenarios.compactMap(\.duration).reduce(0, +)
          ),
          tests: tests
        )
      )
    )
  }

  private func summary(of tests: [CTRFTest], seconds: Double) -> CTRFDocument.Summary {
    let stop = Int((end.timeIntervalSince1970 * 1000).rounded())
    let duration = Int((seconds * 1000).rounded())
    func count(_ status: CTRFTest.Status) -> Int { tests.count { $0.status == status } }
    return CTRFDocument.Summary(
      tests: tests.count,
      passed: count(.passed),
      failed: count(.failed),
      pending: count(.pending),
      skipped: count(.skipped),
      other: count(.other),
      suites: Set(tests.map(\.suite)).count,
      start: stop - duration,
      stop: stop,
      duration: duration
    )
  }
}

/// A document of the Common Test Report Format, ctrf.io.
///
/// Keys of the format that say nothing here are left out: nothing is tried twice, so no test is
/// flaky, and none has retries.
struct CTRFDocument: Encodable {
  struct Results: Encodable {
    var tool = Tool()
    var summary: Summary
    var tests: [CTRFTest]
  }

  struct Tool: Encodable {
    let name = "plumb"
  }

  /// Counts of tests, which the statuses share, and when they ran.
  struct Summary: Encodable {
    var tests: Int
    var passed: Int
    var failed: Int
    var pending: Int
    var skipped: Int
    var other: Int
    let flaky = 0
    /// How many different suites the tests have.
    var suites: Int
    /// In milliseconds since 1970.
    var start: Int
    /// In milliseconds since 1970.
    var stop: Int
    /// From the start to the stop, in milliseconds.
    var duration: Int
  }

  let reportFormat = "CTRF"
  let specVersion = "1.0.0"
  /// A UUID.
  var reportId: String
  /// When the report was made, by ISO 8601.
  var timestamp: String
  let generatedBy = "plumb"
  var results: Results
}

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
  /// The verdict, by the name that other formats print; `malformed` for a malformed spec.
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

extension CTRFTest {
  /// The test that stands for a malformed spec.
  init(_ outcome: MalformedOutcome) {
    self.init(
      name: "\(outcome.name) \(outcome.file)",
      suite: [outcome.file],
      status: .failed,
      duration: 0,
      message: outcome.headline,
      trace: outcome.text,
      line: outcome.line,
      filePath: outcome.file,
      rawStatus: MalformedOutcome.status,
      tags: [],
      extra: Extra(evidence: [])
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
