import Testing
@testable import MutantsTool

struct MutantRegistryTests {
  private static let file = MutableFile(
    path: "Sources/Engine/ViewLayout/Row.swift",
    text: """
      func room(_ inner: Length) -> Length {
        // R-STK-1
        made(inner)
      }
      """
  )

  private static func registry() -> MutantRegistry {
    MutantRegistry([file], excluding: UncompilableMutants(at: "/nowhere")) { _ in true }
  }

  private static func ruleMutants(of registry: MutantRegistry) -> [String] {
    registry.mutants.filter { $0.rule == "R-STK-1" }.map(\.replacement)
  }

  @Test func `MutantRegistry contains only the first alternative of a rule mutant`() {
    #expect(Self.ruleMutants(of: Self.registry()) == ["nil"])
  }

  @Test func `withdrawing an alternative of a rule mutant adds the next one`() throws {
    var registry = Self.registry()
    let first = try #require(registry.numbered.first { registry[$0].rule != nil })
    let others = registry.numbered.count - 1
    registry.withdraw([first])
    #expect(Self.ruleMutants(of: registry) == [".zero"])
    #expect(registry.numbered.count == others + 1)
  }

  @Test func `a rule whose alternatives are all withdrawn has no mutant`() {
    var registry = Self.registry()
    while let key = registry.numbered.first(where: { registry[$0].rule != nil }) {
      registry.withdraw([key])
    }
    #expect(registry.withdrawn.count == 5)
    #expect(!registry.numbered.contains { registry[$0].rule != nil })
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
