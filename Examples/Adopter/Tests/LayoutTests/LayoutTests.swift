import PlumbTool
import Testing

/// A test case for each scenario of the specs, named by its id.
@MainActor
@Suite(.serialized)
struct LayoutTests {
  nonisolated static let checks = SpecChecks(engine: "layouts-engine")

  @Test func `every spec is well formed`() {
    record(Self.checks.mistakes)
  }

  @Test(arguments: checks.scenarios)
  func holds(scenario: CheckedScenario) throws {
    record(try Self.checks.failures(of: scenario))
    for file in try Self.checks.attachments(of: scenario) {
      Attachment.record(file.bytes, named: file.name)
    }
  }

  /// Records failures where an editor finds them: at their lines of the Markdown.
  private func record(_ failures: [CheckFailure]) {
    for failure in failures {
      Issue.record(
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
