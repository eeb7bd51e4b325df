internal import ElementTree

/// Something in a spec that keeps nothing from running, and is worth a look.
package struct LintFinding: Sendable, Equatable, CustomStringConvertible {
  /// Whether it is wrong, or may be meant.
  package enum Severity: String, Sendable {
    case warning, error
  }

  /// The path as reports print it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  /// The finding as a sentence without a full stop.
  package var message: String
  /// The name of the check that found it.
  package var check: String
  package var severity: Severity

  package init(
    file: String,
    line: Int,
    column: Int = 1,
    message: String,
    check: String,
    severity: Severity = .warning
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.check = check
    self.severity = severity
  }

  /// `file:line:column: warning: message [check]`, as compilers print it.
  package var description: String {
    "\(TerminalText.line(file)):\(line):\(column): \(severity.rawValue): "
      + "\(TerminalText.line(message)) [\(check)]"
  }
}
