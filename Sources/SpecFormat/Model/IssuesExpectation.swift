/// The diagnostics that the engine must report.
package struct IssuesExpectation: Sendable, Equatable {
  package struct Line: Sendable, Equatable {
    /// The line in the file, from 1.
    package var line: Int
    /// The issue's kind, in kebab-case.
    package var kind: String

    package init(line: Int, kind: String) {
      self.line = line
      self.kind = kind
    }
  }

  package var lines: [Line]
  /// Whether `...` allows any others.
  package var allowsOthers: Bool

  package init(lines: [Line], allowsOthers: Bool = false) {
    self.lines = lines
    self.allowsOthers = allowsOthers
  }
}
