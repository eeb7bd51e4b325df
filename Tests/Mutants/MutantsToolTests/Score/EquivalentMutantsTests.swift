@testable import MutantsTool
import Testing


struct EquivalentMutantsTests {
  private static let text = """
    # Survivors that no expectation could see

    - `0123456789`: Both sides are equal there.
    - `Row.count`: It is only told.
    - `Row.width(of:)` `constant`: Any large number does.
    """

  @Test(
    arguments: [
      ("0123456789", "Other.f()", .condition, "`0123456789`"),
      ("a", "Row.count", .condition, "`Row.count`"),
      ("a", "Row.width(of:)", .constant, "`Row.width(of:)` `constant`"),
      ("a", "Row.width(of:)", .condition, nil),
      ("a", "Row", .constant, nil),
    ] as [(String, String, MutantKind, String?)]
  )
  func `finds the entry that lists a mutant`(
    id: String,
    declaration: String,
    kind: MutantKind,
    entry: String?
  ) throws {
    let list = try EquivalentMutants(text: Self.text)
    let mutant = Mutant.sample(id: id, declaration: declaration, kind: kind)
    #expect(list.entry(of: mutant)?.name == entry)
  }

  @Test func `all entries that say nothing are told at once`() {
    let text = "- `a`: \n- `b` `condtion`: Why.\n- `c`"
    let mistake = #expect(throws: EquivalentMutants.Mistake.self) {
      try EquivalentMutants(text: text)
    }
    #expect(
      mistake?.descriptions == [
        "Docs/EquivalentMutants.md:1:1: error: the entry gives no reason",
        "Docs/EquivalentMutants.md:2:1: error: there is no kind of mutants `condtion`",
        "Docs/EquivalentMutants.md:3:1: error: the entry gives no reason",
      ]
    )
  }
}
