internal import Conformance

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
