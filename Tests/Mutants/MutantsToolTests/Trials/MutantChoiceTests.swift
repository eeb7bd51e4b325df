@testable import MutantsTool
import Testing


struct MutantChoiceTests {
  @Test(arguments: ["r-stk-4", "ROW.SWIFT", "width(of", "condition", "0123"])
  func `a filter is a part of any name, in either case`(filter: String) throws {
    let choice = MutantChoice(filter: filter)
    let mutant = Mutant.sample(rule: "R-STK-4")
    #expect(choice.contains(mutant))
    try choice.checkFilter(among: [mutant])
  }

  @Test func `a filter that no mutant has in its names is a mistake that says it`() {
    #expect {
      try MutantChoice(filter: "Rwo").checkFilter(among: [.sample()])
    } throws: { "\($0)".contains("'Rwo'") }
  }

  @Test func `without a filter there may be no mutants`() throws {
    try MutantChoice().checkFilter(among: [])
  }
}
