import Conformance
import SpecFormat
import Testing

@testable import PlumbTool

@MainActor
struct ReviewSessionTests {
  private static let blocks = ["a", "b", "c"].map { name in
    AcceptableBlock(
      id: "s#\(name)",
      document: SpecDocument(file: "Specs/s.md", name: "s", title: "S"),
      result: ExpectationResult(
        outline: ExpectationOutline(line: 7, block: "frames"),
        verdict: .failed,
        mismatches: [
          Mismatch(
            line: 8,
            subject: "Color frame",
            expected: "0 0 9 9",
            actual: "0 0 20 10",
            difference: "0 0 +11 +1"
          )
        ],
        expected: [StatedLine("Color", [.frame([0, 0, 9, 9])])],
        actual: [StatedLine("Color", [.frame([0, 0, 20, 10])])]
      ),
      lines: [.changed(line: 8, name: nil, cells: ["0", "0", "20", "10"])]
    )
  }

  private func review(
    _ keys: String
  ) -> (outcome: ReviewSession.Outcome, terminal: ScriptedTerminal) {
    let terminal = ScriptedTerminal(keys: keys)
    return (ReviewSession(terminal: terminal).review(Self.blocks), terminal)
  }

  private func names(_ blocks: [AcceptableBlock]) -> String {
    blocks.map { String($0.id.dropFirst(2)) }.joined()
  }

  @Test(
    arguments: [
      ("ars", "a", "b", "c"), ("aaa", "abc", "", ""), ("rA", "bc", "a", ""), ("A", "abc", "", ""),
      ("aq", "a", "", "bc"), ("sq", "", "", "abc"), ("x\n ?arr", "a", "bc", ""),
    ] as [(String, String, String, String)]
  )
  func `keys decide`(keys: String, accepted: String, rejected: String, skipped: String) {
    let outcome = review(keys).outcome
    #expect(names(outcome.accepted) == accepted)
    #expect(names(outcome.rejected) == rejected)
    #expect(names(outcome.skipped) == skipped)
    #expect(!outcome.isAborted)
  }

  @Test(arguments: ["", "a", "aa\u{3}"])
  func `whoever breaks off or is gone accepts nothing for good`(keys: String) {
    let outcome = review(keys).outcome
    #expect(outcome.isAborted)
    #expect(outcome.summary == "broken off: nothing is written")
  }

  @Test func `a page has a picture, both sides, the difference and the keys`() {
    let text = review("q").terminal.text
    #expect(text.contains("[1/3] Specs/s.md:7: `frames` of s#a\n\n┏Color╍"))
    #expect(
      text.contains(
        """
        Specs/s.md:8: Color frame: expected 0 0 9 9, actual 0 0 20 10, difference 0 0 +11 +1
        expected:
          Color  0  0  9  9
        actual:
          Color  0  0  20  10

        a accept   r reject   s skip   A accept the rest   q quit, keeping what is accepted q
        """
      )
    )
    #expect(text.contains("┏╍╍ expected, over the frames that are"))
    #expect(!text.contains("[2/3]"))
  }

  @Test func `the picture is as wide as the terminal`() {
    let lines = review("q").terminal.text.split(separator: "\n")
    #expect(lines.filter { $0.contains("╍") }.allSatisfy { $0.count <= 60 })
  }

  @Test func `what was rejected is not forgotten`() {
    #expect(
      review("ras").outcome.summary
        == "Specs/s.md:7: `frames` of s#a is rejected: 'plumb explain s#a' tells its reasons\n"
        + "1 accepted, 1 rejected, 1 skipped"
    )
  }
}
