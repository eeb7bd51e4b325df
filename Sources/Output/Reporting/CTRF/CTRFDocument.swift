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
