/// One line of a `laws` block: `idempotent`.
package struct LawLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var law: LawName

  package init(line: Int, law: LawName) {
    self.line = line
    self.law = law
  }
}
