/// A fault that can be switched on in the engine.
package struct Mutant: Sendable, Hashable, Codable {
  /// Ten hexadecimal digits that follow from everything else but the line: a mutant keeps its id while
  /// lines around it come and go.
  package var id: String
  package var kind: MutantKind
  /// The file, relative to the package.
  package var file: String
  /// The line of the code that is changed, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  /// The declaration around it: `StackRule.size(for:asking:)`; empty outside of all.
  package var declaration: String
  /// The code that is changed, on one line.
  package var original: String
  /// The code that stands for it, on one line.
  package var replacement: String
  /// The rule that is switched off; `nil` for a mutant of another kind.
  package var rule: String?
  /// Whether it is in the default of a parameter, which a compiler puts into the code of callers.
  package var isOfCallers = false
}

extension Mutant {
  /// The change: `a < b` → `a <= b`.
  package var change: String { "`\(original)` → `\(replacement)`" }

  /// Where the code is: `Sources/Engine/ViewLayout/…/StackRule.swift:48:9`.
  package var place: String { "\(file):\(line):\(column)" }
}
