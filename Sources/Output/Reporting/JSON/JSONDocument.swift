package import Conformance
internal import SpecFormat

/// The JSON document of a report.
///
/// `summary` and `results` have exactly the keys of the format's contract. `specs` holds the
/// additional values that other commands of this project need, in the order of `results`.
struct JSONDocument: Codable {
  /// The version of the format that is written.
  ///
  /// Keys can be added within a version, but are never removed and never change their meaning.
  static let currentVersion = 1

  /// The version of the format; `nil` in a document of another program that has only the contract's
  /// keys.
  var formatVersion: Int?
  var summary: JSONSummary?
  var shard: ReportShard?
  /// The engine of the run; `nil` in older documents, written before this key was introduced.
  var engine: EngineIdentity?
  /// The profile that selected the expectations; `nil` for all of the suite.
  var profile: JSONProfile?
  /// The score of the engine; `nil` in a document without an engine.
  var score: JSONScore?
  var specs: [JSONSpec]?
  var results: [JSONResult]
  /// The messages for everything that makes the run fail; `nil` in older documents without this
  /// key.
  ///
  /// A message without an id is about a mistake in a malformed spec.
  var messages: [JSONMessage]?
  /// The number of samples, which are Swift without expectations; `nil` if there are none.
  var samples: Int?
  /// The lengths of controls that are not recorded on the system of a block's metrics; `nil` for
  /// none.
  var unrecordedLengths: [JSONUnrecordedLength]?
  /// The fonts of apps that texts of the run are in; `nil` for none.
  var fonts: [TextFont]?
}

/// A length of controls that is not recorded on a system, with its places in the whole run.
struct JSONUnrecordedLength: Codable {
  var measuredBy: String
  var control: String
  var length: String
  var places: Int

  init(_ length: UnrecordedLength, on metrics: LayoutMetrics) {
    measuredBy = metrics.rawValue
    control = length.control
    self.length = length.length
    places = length.places
  }
}

extension JSONDocument {
  init(_ report: ConformanceReport) {
    let lengths = report.unrecordedLengths.flatMap { system in
      system.lengths.map { JSONUnrecordedLength($0, on: system.metrics) }
    }
    self.init(
      formatVersion: Self.currentVersion,
      summary: JSONSummary(report.summary),
      shard: report.shard,
      engine: report.engine,
      profile: report.profile.map { JSONProfile($0) },
      score: report.engine.map { _ in JSONScore(OutcomeCounts(report)) },
      specs: report.specs.map { JSONSpec($0) },
      results: report.specs.flatMap { spec in
        spec.scenarios.flatMap { scenario in
          scenario.results.map { JSONResult($0, id: scenario.id, file: spec.file) }
        }
      },
      messages: report.messages,
      samples: report.sampleCount == 0 ? nil : report.sampleCount,
      unrecordedLengths: lengths.isEmpty ? nil : lengths,
      fonts: report.fonts.isEmpty ? nil : report.fonts
    )
  }
}

/// The document that a failed command writes in place of its answer.
struct FailureDocument: Decodable {
  var exitCode: Int
  var messages: [JSONMessage]
}

/// The counts of a run, with the key names of the format's contract.
struct JSONSummary: Codable {
  var scenarios: Int
  var expectations: Int
  var passed: Int
  var failed: Int
  var knownFailures: Int
  /// The number of unsupported expectations; `nil` in older documents without this key.
  var unsupported: Int?
  /// The number of deviations that the engine's authors state; `nil` if there are none.
  var deviations: Int?
  var skipped: Int
  var errors: Int

  init(_ summary: ReportSummary) {
    scenarios = summary.scenarios
    expectations = summary.expectations
    passed = summary.passed
    failed = summary.failed
    knownFailures = summary.knownFailures
    unsupported = summary.unsupported
    deviations = summary.deviations == 0 ? nil : summary.deviations
    skipped = summary.skipped
    errors = summary.errors
  }
}

/// Writes a report as JSON, with all values that other commands read.
package struct JSONReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    JSONText.text(of: JSONDocument(report))
  }
}
