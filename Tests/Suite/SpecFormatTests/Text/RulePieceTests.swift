import SpecFormat
import Testing

struct RulePieceTests {
  @Test func `a text is cut at the rules that it names`() {
    let pieces = RulePiece.pieces(of: "wie 원 (R-SP-4, R-LAY-4a); R-VIEW")
    #expect(
      pieces == [
        .words("wie 원 ("), .rule(RuleName("R-SP-4")), .words(", "), .rule(RuleName("R-LAY-4a")),
        .words("); "), .rule(RuleName("R-VIEW")),
      ]
    )
  }

  @Test(arguments: ["", "R-x", "R-A-1", "R-", "no rule"])
  func `a text without rules stays as it is`(text: String) {
    #expect(RulePiece.pieces(of: text) == (text.isEmpty ? [] : [.words(text)]))
    #expect(RuleName(whole: text) == nil)
  }

  @Test func `a name tells its family`() {
    let names = ["R-SP-4", "R-LAY-4a", "R-VIEW"].map { RuleName($0) }
    #expect(names.map(\.family) == ["SP", "LAY", "VIEW"])
    #expect(names.map(\.isFamily) == [false, false, true])
    #expect(names.map(\.anchor) == ["r-sp-4", "r-lay-4a", "r-view"])
    #expect(RuleName(whole: "R-SP-4") == names[0])
    #expect(RuleName(whole: "R-SP-4.") == nil)
  }
}
