/// Something in a spec that is no mistake, and worth a look.
package struct LintFinding: Sendable, Equatable, CustomStringConvertible {
  /// The path as reports print it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  /// What there is to say, in a sentence without a full stop.
  package var message: String
  /// The name of the check that found it.
  package var check: String

  package init(file: String, line: Int, column: Int = 1, message: String, check: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.check = check
  }

  /// `file:line:column: warning: message [check]`, as compilers print it.
  package var description: String {
    "\(file):\(line):\(column): warning: \(message) [\(check)]"
  }
}
