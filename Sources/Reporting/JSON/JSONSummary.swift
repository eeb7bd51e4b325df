internal import Conformance

/// The counts of a run, under the names of the format's contract.
struct JSONSummary: Codable {
  var scenarios: Int
  var expectations: Int
  var passed: Int
  var failed: Int
  var knownFailures: Int
  var skipped: Int
  var errors: Int

  init(_ summary: ReportSummary) {
    scenarios = summary.scenarios
    expectations = summary.expectations
    passed = summary.passed
    failed = summary.failed
    knownFailures = summary.knownFailures
    skipped = summary.skipped
    errors = summary.errors
  }
}
