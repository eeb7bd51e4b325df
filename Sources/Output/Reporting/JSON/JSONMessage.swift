package import SpecAuthoring
package import SceneBuilding
package import Conformance
package import SpecFormat

/// A machine-readable message with a stable code, a text and a place.
///
/// Keys without a value are left out.
package struct JSONMessage: Codable, Sendable, Equatable {
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// The kind of message in kebab-case; `Docs/Reference/Messages.md` lists all kinds.
  package var code: String
  package var severity: Severity
  /// The id of the scenario that the message is about; `nil` if it is not about one.
  package var id: String?
  package var file: String?
  /// The line of the place, from 1; `nil` if the message has no line.
  package var line: Int?
  /// The column in characters, from 1; 1 if the message is about a whole line.
  ///
  /// The value is `nil` if the message has no line.
  package var column: Int?
  /// The message as a sentence without a period.
  package var message: String
  /// The names that were probably intended, or all valid names; `nil` if there are none.
  package var suggestions: [String]?

  package init(
    code: String,
    severity: Severity = .error,
    id: String? = nil,
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    message: String,
    suggestions: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.id = id
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.suggestions = suggestions.isEmpty ? nil : suggestions
  }
}

extension JSONMessage {
  package init(_ diagnostic: SpecDiagnostic) { self.init(ReportedMistake(diagnostic)) }

  package init(_ finding: LintFinding) {
    self.init(
      code: finding.check,
      severity: finding.severity == .error ? .error : .warning,
      file: finding.file,
      line: finding.line,
      column: finding.column,
      message: finding.message
    )
  }

  /// Converts the compiler's diagnostics; an error includes the names that it and its notes
  /// suggest.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, each note after its error.
  ///   - id: The scenario that does not compile.
  /// - Returns: One message for each diagnostic, in the same order.
  package static func messages(
    _ diagnostics: [CompilerDiagnostic],
    of id: String? = nil
  ) -> [JSONMessage] {
    var messages: [JSONMessage] = []
    var error: Int?
    for diagnostic in diagnostics {
      let message = JSONMessage(diagnostic, of: id)
      if diagnostic.severity == .error { error = messages.count }
      messages.append(message)
      guard let error, error < messages.count - 1, let names = message.suggestions else { continue }
      messages[error].suggestions = (messages[error].suggestions ?? []) + names
    }
    return messages
  }

  private init(_ diagnostic: CompilerDiagnostic, of id: String?) {
    let severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    self.init(
      code: Self.compilerPrefix + severity.rawValue,
      severity: severity,
      id: id,
      file: diagnostic.file,
      line: diagnostic.line,
      column: diagnostic.column,
      message: diagnostic.message,
      suggestions: diagnostic.message.matches(of: /did you mean '([^']+)'/)
        .map { String($0.output.1) }
    )
  }

  /// The prefix of the codes of compiler messages.
  private static let compilerPrefix = "compiler-"

  /// The compiler diagnostic that the message represents; `nil` for messages of another kind.
  var compilerDiagnostic: CompilerDiagnostic? {
    guard code.hasPrefix(Self.compilerPrefix), let file, let line, let column,
      let severity = CompilerDiagnostic.Severity(rawValue: severity.rawValue)
    else { return nil }
    return CompilerDiagnostic(
      file: file,
      line: line,
      column: column,
      severity: severity,
      message: message
    )
  }
}

extension JSONMessage {
  /// Creates the message for a mistake in a spec, with the code that commands without a report use.
  package init(_ mistake: ReportedMistake) {
    self.init(
      code: mistake.code,
      file: mistake.file,
      line: mistake.line,
      column: mistake.column,
      message: mistake.message,
      suggestions: mistake.suggestions
    )
  }

  /// The mistake in a spec that the message represents; `nil` for a message about a scenario.
  var mistake: ReportedMistake? {
    guard id == nil, let file, let line, let column else { return nil }
    return ReportedMistake(
      code: code,
      file: file,
      line: line,
      column: column,
      message: message,
      suggestions: suggestions ?? []
    )
  }
}

extension ConformanceReport {
  /// The messages for everything that makes the run fail.
  ///
  /// The mistakes of malformed specs come first, then a message for each failure, in the order of
  /// the specs. Code that does not compile with another engine is no failure, and failures in
  /// scenarios that reach the engine's floor are warnings.
  var messages: [JSONMessage] {
    mistakes.map { JSONMessage($0) } + withGapsAsUnsupported.failureMessages
  }

  private var failureMessages: [JSONMessage] {
    specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun)
          .flatMap { $0.messages(of: scenario.id, in: spec.file) }
          .map { message in
            var message = message
            if isTolerated(scenario) { message.severity = .warning }
            return message
          }
      }
    }
  }
}

extension ExpectationResult {
  /// Returns the compiler's messages if there are any, else the mismatches, else the verdict alone.
  fileprivate func messages(of id: String, in file: String) -> [JSONMessage] {
    guard compilerMessages.isEmpty else {
      return JSONMessage.messages(compilerMessages, of: id)
    }
    let code = verdict.rawValue
    guard !mismatches.isEmpty else {
      let message = JSONMessage(
        code: code,
        id: id,
        file: file,
        line: line,
        column: 1,
        message: [reason ?? "", note].first { !$0.isEmpty } ?? headline
      )
      return [message]
    }
    return mismatches.map { mismatch in
      JSONMessage(
        code: mismatch.issueKind ?? code,
        id: id,
        file: file,
        line: mismatch.line,
        column: 1,
        message: mismatch.sentence
      )
    }
  }
}
