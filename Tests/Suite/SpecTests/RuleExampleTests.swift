import PlumbTool
import Testing

/// Runs the examples in the pages of the rules, with a test case for each scenario.
@MainActor
@Suite(.serialized)
struct RuleExampleTests {
  nonisolated static let checks = SpecChecks(folder: "Docs/Rules", engine: "plumb-engine")

  @Test func `the rule pages are well formed and have more than 50 examples`() {
    let mistakes = Self.checks.mistakes.filter { !$0.message.hasSuffix("the spec has no scenario") }
    #expect(mistakes.map(\.message) == [])
    #expect(Self.checks.scenarios.count > 50)
  }

  @Test(arguments: checks.scenarios)
  func holds(scenario: CheckedScenario) throws {
    for failure in try Self.checks.failures(of: scenario) {
      Testing.Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.fileID,
          filePath: failure.filePath,
          line: failure.line,
          column: failure.column
        )
      )
    }
  }
}
