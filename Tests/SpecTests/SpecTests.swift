import Conformance
import Reporting
import SpecFormat
import Testing

/// The suite's own gate: a test case for each scenario of the specs, named by its id.
@MainActor
@Suite(.serialized)
struct SpecTests {
  @Test func `every spec is well formed`() {
    for diagnostic in SpecGate.suite.diagnostics {
      Testing.Issue.record(
        Comment(rawValue: diagnostic.mistake.message),
        sourceLocation: SpecGate.location(
          in: diagnostic.file,
          line: diagnostic.line,
          column: diagnostic.column
        )
      )
    }
  }

  @Test func `there are scenarios`() {
    #expect(!SpecGate.cases.isEmpty)
  }

  @Test(arguments: SpecGate.cases)
  func holds(scenario: SpecCase) throws {
    let results = try SpecGate.shared.results(of: scenario)
    #expect(!results.isEmpty)
    for result in results where result.verdict.failsTheRun {
      Testing.Issue.record(
        Comment(rawValue: "\(result.headline)\n\(result.details(in: scenario.document.file))"),
        sourceLocation: SpecGate.location(in: scenario.document.file, line: result.line)
      )
    }
  }
}
