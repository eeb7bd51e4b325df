package import SpecFormat

/// The answer of a command to a program, a file of JSON.
///
/// Keys may be added to an answer; none is removed or changes its meaning. Its schema is in
/// `Docs/Schemas`.
package protocol JSONAnswer: Encodable {}

extension JSONAnswer {
  /// The file, with a line feed at its end.
  package var text: String { JSONText.text(of: self) }
}

/// The errors of a command that failed, in place of its answer.
package struct FailureAnswer: JSONAnswer {
  private let formatVersion = 1
  /// The command as it was written; `nil` where there was none.
  private let command: String?
  /// The code that the process ends with.
  private let exitCode: Int32
  private let messages: [JSONMessage]
  /// Empty in place of a report, so that programs find the key in any case; `nil` for a command
  /// without verdicts.
  private let results: [JSONResult]?

  /// - Parameters:
  ///   - command: The command as it was written; `nil` where there was none.
  ///   - exitCode: The code that the process ends with.
  ///   - messages: The reasons why there is no answer.
  ///   - isReport: Whether the answer would be a report, with `results`.
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

/// The findings in specs, and the files that were mended before.
package struct LintAnswer: JSONAnswer {
  private let formatVersion = 1
  private let mended: [String]
  private let messages: [JSONMessage]

  package init(_ findings: [LintFinding], mended: [String]) {
    self.mended = mended
    messages = findings.map { JSONMessage($0) }
  }
}

/// A spec to start from.
package struct NewSpecAnswer: JSONAnswer {
  private let formatVersion = 1
  private let file: String
  private let isWritten: Bool
  /// The whole text of the file.
  private let contents: String

  package init(file: String, contents: String, isWritten: Bool) {
    self.file = file
    self.contents = contents
    self.isWritten = isWritten
  }
}
