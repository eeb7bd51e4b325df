import PlumbTool
import Testing

/// Runs the specs of the package, with a test case for each scenario, named by its id.
@MainActor
@Suite(.serialized)
struct SpecTests {
  nonisolated static let checks = SpecChecks(engine: "plumb-engine")

  @Test func `every spec is well formed`() {
    record(Self.checks.mistakes)
  }

  @Test func `the specs contain scenarios`() {
    #expect(!Self.checks.scenarios.isEmpty)
  }

  @Test(arguments: checks.scenarios)
  func holds(scenario: CheckedScenario) throws {
    record(try Self.checks.failures(of: scenario))
    for file in try Self.checks.attachments(of: scenario) {
      Attachment.record(file.bytes, named: file.name)
    }
  }

  /// Records failures at their lines of the Markdown files.
  private func record(_ failures: [CheckFailure]) {
    for failure in failures {
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
