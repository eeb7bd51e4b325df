package import Conformance

/// A report as JSON has it.
///
/// `summary` and `results` are those of the format's contract, with its keys alone. What else other
/// programs of this project need to know of a run stands in `specs`, in the order of `results`.
struct JSONDocument: Codable {
  /// The version that is written.
  ///
  /// Keys may be added under it; none is removed or changes its meaning.
  static let currentVersion = 1

  /// `nil` in a document of another program, with the keys of the contract alone.
  var formatVersion: Int?
  var summary: JSONSummary?
  var shard: ReportShard?
  /// `nil` in a document that was written before there was this key.
  var engine: EngineIdentity?
  var specs: [JSONSpec]?
  var results: [JSONResult]
  /// Everything that keeps the run from being a green one; `nil` in a document that was written
  /// before there was this key.
  ///
  /// A message without an id is a mistake in a malformed spec.
  var messages: [JSONMessage]?
  /// The number of samples, which are Swift without expectations; `nil` if there are none.
  var samples: Int?
}

extension JSONDocument {
  init(_ report: ConformanceReport) {
    self.init(
      formatVersion: Self.currentVersion,
      summary: JSONSummary(report.summary),
      shard: report.shard,
      engine: report.engine,
      specs: report.specs.map { JSONSpec($0) },
      results: report.specs.flatMap { spec in
        spec.scenarios.flatMap { scenario in
          scenario.results.map { JSONResult($0, id: scenario.id, file: spec.file) }
        }
      },
      messages: report.messages,
      samples: report.sampleCount == 0 ? nil : report.sampleCount
    )
  }
}

/// The document in place of an answer of a command that failed.
struct FailureDocument: Decodable {
  var exitCode: Int
  var messages: [JSONMessage]
}

/// The counts of a run, under the names of the format's contract.
struct JSONSummary: Codable {
  var scenarios: Int
  var expectations: Int
  var passed: Int
  var failed: Int
  var knownFailures: Int
  /// `nil` in a document that was written before there was this key.
  var unsupported: Int?
  var skipped: Int
  var errors: Int

  init(_ summary: ReportSummary) {
    scenarios = summary.scenarios
    expectations = summary.expectations
    passed = summary.passed
    failed = summary.failed
    knownFailures = summary.knownFailures
    unsupported = summary.unsupported
    skipped = summary.skipped
    errors = summary.errors
  }
}

/// Writes a report as the JSON of the format's contract, with all that other commands read again.
package struct JSONReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    JSONText.text(of: JSONDocument(report))
  }
}
