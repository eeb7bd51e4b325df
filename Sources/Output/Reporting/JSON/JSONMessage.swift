package import Conformance
package import SpecFormat

/// A message for programs: a code that never changes, a text, and the place.
///
/// Keys that there is nothing to say of are left out.
package struct JSONMessage: Codable, Sendable, Equatable {
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// The kind of message, in kebab-case; all are in `Docs/Reference/Messages.md`.
  package var code: String
  package var severity: Severity
  /// The scenario that it is about.
  package var id: String?
  package var file: String?
  /// From 1.
  package var line: Int?
  /// From 1, in characters; 1 where a whole line is meant.
  package var column: Int?
  /// The message in a sentence without a full stop.
  package var message: String
  /// The names that were probably meant, or that there are to choose from.
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

  /// The compiler's messages; an error has the names that it and its notes suggest.
  ///
  /// - Parameters:
  ///   - diagnostics: What the compiler says, each note behind its error.
  ///   - id: The scenario that it refuses.
  /// - Returns: A message each, in the same order.
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

  /// The words that codes of the compiler's messages begin with.
  private static let compilerPrefix = "compiler-"

  /// The compiler's message that this is made of; `nil` for one of another kind.
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
  /// A mistake in a spec, under the names that commands without a report give it.
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

  /// The mistake in a spec that this is made of; `nil` for a message on a scenario, which has its
  /// id.
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
  /// Everything that keeps the run from being a green one: the mistakes of malformed specs, then a
  /// message for each failure, in the order of the specs.
  var messages: [JSONMessage] {
    mistakes.map { JSONMessage($0) } + failureMessages
  }

  private var failureMessages: [JSONMessage] {
    specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun)
          .flatMap { $0.messages(of: scenario.id, in: spec.file) }
      }
    }
  }
}

extension ExpectationResult {
  /// The compiler's messages where there are any, else the mismatches, else the verdict alone.
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
