internal import Conformance

/// The counts of a run, under the names of the format's contract.
struct JSONSummary: Encodable {
  private let scenarios: Int
  private let expectations: Int
  private let passed: Int
  private let failed: Int
  private let knownFailures: Int
  private let skipped: Int
  private let errors: Int

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
