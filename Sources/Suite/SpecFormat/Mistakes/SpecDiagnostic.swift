internal import ElementTree

/// A mistake in a spec, at its place.
package struct SpecDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as reports print it: `Specs/views/stacks.md`.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  package var mistake: SpecMistake

  package init(file: String, line: Int, column: Int, mistake: SpecMistake) {
    self.file = file
    self.line = line
    self.column = column
    self.mistake = mistake
  }

  /// `file:line:column: error: message`, as compilers print it.
  package var description: String {
    "\(TerminalText.line(file)):\(line):\(column): error: \(TerminalText.line(mistake.message))"
  }
}
