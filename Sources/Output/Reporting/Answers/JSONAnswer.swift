package import SpecAuthoring
package import SpecFormat

/// The machine-readable answer of a command, written as JSON.
///
/// Keys can be added to an answer, but are never removed and never change their meaning. The
/// schemas are in `Docs/Schemas`.
package protocol JSONAnswer: Encodable {}

extension JSONAnswer {
  /// The answer as JSON that ends with a line feed.
  package var text: String { JSONText.text(of: self) }
}

/// The errors of a failed command, which replace its answer.
package struct FailureAnswer: JSONAnswer {
  private let formatVersion = 1
  /// The command line of the command; `nil` if there was no command.
  private let command: String?
  /// The exit code of the process.
  private let exitCode: Int32
  private let messages: [JSONMessage]
  /// An empty list in place of a report's results, so that the key always exists; `nil` for
  /// commands without verdicts.
  private let results: [JSONResult]?

  /// - Parameters:
  ///   - command: The command line of the command; `nil` if there was no command.
  ///   - exitCode: The exit code of the process.
  ///   - messages: The reasons of the failure.
  ///   - isReport: Whether the answer of the command would be a report with `results`.
  package init(
    command: String?,
    exitCode: Int32,
    messages: [JSONMessage],
    isReport: Bool = false
  ) {
    self.command = command
    self.exitCode = exitCode
    self.messages = messages
    results = isReport ? [] : nil
  }
}

/// The findings in specs, and the files that were fixed automatically.
package struct LintAnswer: JSONAnswer {
  private let formatVersion = 1
  private let mended: [String]
  private let messages: [JSONMessage]

  package init(_ findings: [LintFinding], mistakes: [SpecDiagnostic], mended: [String]) {
    self.mended = mended
    messages = mistakes.map { JSONMessage($0) } + findings.map { JSONMessage($0) }
  }
}

/// The template of a new spec.
package struct NewSpecAnswer: JSONAnswer {
  private let formatVersion = 1
  private let file: String
  private let isWritten: Bool
  /// The full text of the file.
  private let contents: String

  package init(file: String, contents: String, isWritten: Bool) {
    self.file = file
    self.contents = contents
    self.isWritten = isWritten
  }
}
