@testable import MutantsTool

extension Mutant {
  /// A mutant with the properties that a test is about.
  static func sample(
    id: String = "0123456789",
    declaration: String = "Row.width(of:)",
    kind: MutantKind = .condition,
    file: String = "Sources/Engine/ViewLayout/Views/Row.swift",
    line: Int = 7,
    rule: String? = nil
  ) -> Mutant {
    Mutant(
      id: id,
      kind: kind,
      file: file,
      line: line,
      column: 3,
      declaration: declaration,
      original: "a || b",
      replacement: "a",
      rule: rule
    )
  }
}
