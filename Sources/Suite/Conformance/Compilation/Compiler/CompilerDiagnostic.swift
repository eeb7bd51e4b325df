internal import Foundation

/// One message of the Swift compiler.
package struct CompilerDiagnostic: Sendable, Equatable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  /// The path as the compiler prints it: a Markdown file's, where a block says so.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int
  package var severity: Severity
  package var message: String

  package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

extension CompilerDiagnostic {
  /// Reads what the compiler printed; lines of another form, such as excerpts of code, are left
  /// out.
  package static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(whereSeparator: \.isNewline).compactMap { text in
      guard let match = text.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/),
        let line = Int(match.2), let column = Int(match.3),
        let severity = Severity(rawValue: String(match.4))
      else { return nil }
      return CompilerDiagnostic(
        file: String(match.1),
        line: line,
        column: column,
        severity: severity,
        message: String(match.5)
      )
    }
  }
}

extension CompilerDiagnostic: CustomStringConvertible {
  /// The message as the compiler prints it: `Specs/row.md:3:5: error: …`.
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
