import Testing
@testable import MutantsTool

struct MutantRosterTests {
  private static let file = MutableFile(
    path: "Sources/Engine/ViewLayout/Row.swift",
    text: """
      func room(_ inner: Length) -> Length {
        // R-STK-1
        made(inner)
      }
      """
  )

  private static func roster() -> MutantRegistry {
    MutantRegistry([file], excluding: UncompilableMutants(at: "/nowhere")) { _ in true }
  }

  private static func ruleMutants(of roster: MutantRegistry) -> [String] {
    roster.mutants.filter { $0.rule == "R-STK-1" }.map(\.replacement)
  }

  @Test func `the registry offers one alternative per rule at a time`() {
    #expect(Self.ruleMutants(of: Self.roster()) == ["nil"])
  }

  @Test func `withdrawing a rule's alternative offers the next one`() throws {
    var roster = Self.roster()
    let first = try #require(roster.numbered.first { roster[$0].rule != nil })
    let others = roster.numbered.count - 1
    roster.withdraw([first])
    #expect(Self.ruleMutants(of: roster) == [".zero"])
    #expect(roster.numbered.count == others + 1)
  }

  @Test func `a rule whose alternatives are all withdrawn has no mutant`() {
    var roster = Self.roster()
    while let key = roster.numbered.first(where: { roster[$0].rule != nil }) {
      roster.withdraw([key])
    }
    #expect(roster.withdrawn.count == 5)
    #expect(!roster.numbered.contains { roster[$0].rule != nil })
  }
}

extension Mutant {
  /// Returns a mutant with the properties that tests vary.
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
