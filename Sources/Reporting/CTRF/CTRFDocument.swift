/// A document of the Common Test Report Format, ctrf.io.
struct CTRFDocument: Encodable {
  struct Results: Encodable {
    var tool = Tool()
    var summary: Summary
    var tests: [CTRFTest]
  }

  struct Tool: Encodable {
    let name = "plumb"
  }

  /// Counts of tests, and when they ran, in milliseconds since 1970.
  struct Summary: Encodable {
    var tests: Int
    var passed: Int
    var failed: Int
    var pending: Int
    var skipped: Int
    var other: Int
    var suites: Int
    var start: Int
    var stop: Int
  }

  let reportFormat = "CTRF"
  let specVersion = "0.0.0"
  let generatedBy = "plumb"
  var results: Results
}
