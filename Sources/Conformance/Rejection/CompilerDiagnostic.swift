internal import Foundation

/// One message of the Swift compiler.
struct CompilerDiagnostic: Equatable {
  enum Severity: String {
    case error
    case warning
    case note
  }

  /// The path as the compiler prints it: a Markdown file's, where a block says so.
  var file: String
  /// From 1.
  var line: Int
  var severity: Severity
  var message: String
}

extension CompilerDiagnostic {
  /// Reads what the compiler printed; lines of another form, such as excerpts of code, are left
  /// out.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: (error|warning|note): (.*)/),
        let number = Int(match.2), let severity = Severity(rawValue: String(match.3))
      else { return nil }
      return CompilerDiagnostic(
        file: String(match.1),
        line: number,
        severity: severity,
        message: String(match.4)
      )
    }
  }
}
