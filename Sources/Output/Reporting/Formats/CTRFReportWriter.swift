package import Conformance
package import Foundation

/// Writes a report in the Common Test Report Format (ctrf.io), with one test per scenario.
///
/// Two documents of the same report differ only in the id and the times.
package struct CTRFReportWriter: ReportWriter {
  private let end: Date
  private let id: UUID
  private let paths: RepositoryPaths

  /// - Parameters:
  ///   - end: The end of the run. Its start is computed from the durations of the scenarios.
  ///   - id: The unique id of the report.
  ///   - pathToPackage: The path from the repository to the package, ending with a slash; empty if
  ///     they are the same.
  package init(end: Date = Date(), id: UUID = UUID(), pathToPackage: String = "") {
    self.end = end
    self.id = id
    paths = RepositoryPaths(pathToPackage: pathToPackage)
  }

  package func text(for report: ConformanceReport) -> String {
    let malformed = report.malformedFiles.map { CTRFTest(MalformedOutcome($0)) }
    var tests =
      malformed
      + report.specs.flatMap { spec in
        spec.clauses.flatMap { clause in
          clause.scenarios.map { CTRFTest($0, of: clause, in: spec) }
        }
      }
    for index in tests.indices { tests[index].filePath = paths.path(of: tests[index].filePath) }
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
/// Keys of the format for retries and flaky tests are left out, because no test is retried.
struct CTRFDocument: Encodable {
  struct Results: Encodable {
    var tool = Tool()
    var summary: Summary
    var tests: [CTRFTest]
  }

  struct Tool: Encodable {
    let name = "plumb"
  }

  /// The number of tests for each status, and the start and end of the run.
  struct Summary: Encodable {
    var tests: Int
    var passed: Int
    var failed: Int
    var pending: Int
    var skipped: Int
    var other: Int
    let flaky = 0
    /// The number of different suites.
    var suites: Int
    /// The start of the run, in milliseconds since 1970.
    var start: Int
    /// The end of the run, in milliseconds since 1970.
    var stop: Int
    /// The duration of the run, in milliseconds.
    var duration: Int
  }

  let reportFormat = "CTRF"
  let specVersion = "1.0.0"
  /// The id of the report, a UUID.
  var reportId: String
  /// The time at which the report was written, in ISO 8601 format.
  var timestamp: String
  let generatedBy = "plumb"
  var results: Results
}

/// A test of a CTRF document, which represents a scenario.
struct CTRFTest: Encodable {
  enum Status: String, Encodable {
    case passed, failed, skipped, pending, other
  }

  struct Extra: Encodable {
    /// The evidence of its expectations, in their order.
    var evidence: [String]
    /// The run since which the scenario fails; `nil` if it does not fail, or without a history.
    var firstFailure: FirstFailure?
  }

  var name: String
  /// The file, and the headings that contain the scenario.
  var suite: [String]
  var status: Status
  /// The duration of the scenario, in milliseconds.
  var duration: Int
  /// The failure in one line; `nil` if there is none.
  var message: String?
  /// All details of the expectations that did not pass; `nil` for a scenario that passes.
  var trace: String?
  /// The line of the expectation that decided the status.
  var line: Int
  var filePath: String
  /// The verdict as other formats print it; `malformed` for a malformed spec.
  var rawStatus: String
  /// The different kinds of evidence of the scenario's expectations, as tags to filter by.
  var tags: [String]
  /// The lines that the scenario printed; `nil` if there are none.
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
      extra: Extra(evidence: evidence, firstFailure: scenario.firstFailure)
    )
  }
}

extension CTRFTest {
  /// Creates the test that represents a malformed spec.
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
  /// Converts a verdict to a status.
  ///
  /// A known failure and a deviation are neither passed nor failed, so they are `other`. An
  /// expectation that the engine does not support is `skipped`.
  init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .skipped, .unsupported: self = .skipped
    case .knownFailure, .deviates: self = .other
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed:
      self = .failed
    }
  }
}
