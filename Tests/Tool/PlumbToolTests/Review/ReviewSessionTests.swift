@testable import SuiteRunning
import Conformance
import Foundation
import SpecFormat
import Testing
@testable import PlumbTool

@MainActor
struct ReviewSessionTests {
  static let blocks = ["a", "b", "c"].map { name in
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
        expected: [ReportedLine("Color", [.frame([0, 0, 9, 9])])],
        actual: [ReportedLine("Color", [.frame([0, 0, 20, 10])])]
      ),
      lines: [.changed(line: 8, name: nil, cells: ["0", "0", "20", "10"])]
    )
  }

  private func review(
    _ keys: String
  ) -> (outcome: ReviewOutcome, terminal: ScriptedTerminal) {
    review(keys.map { .character($0) })
  }

  private func review(
    _ keys: [TerminalKey]
  ) -> (outcome: ReviewOutcome, terminal: ScriptedTerminal) {
    let terminal = ScriptedTerminal(keys: keys)
    return (ReviewSession(terminal: terminal).review(Self.blocks), terminal)
  }

  private func names(_ blocks: [AcceptableBlock]) -> String {
    blocks.map { String($0.id.dropFirst(2)) }.joined()
  }

  @Test(
    arguments: [
      ("ars", "a", "b", "c"), ("aaa", "abc", "", ""), ("rAy", "bc", "a", ""), ("Ay", "abc", "", ""),
      ("aq", "a", "", "bc"), ("sq", "", "", "abc"), ("x\n ?yarr", "a", "bc", ""),
      ("AnAAAYAaq", "", "", "abc"),
    ] as [(String, String, String, String)]
  )
  func `the keys a, r, s, A and q accept, reject, skip and end a review`(
    keys: String,
    accepted: String,
    rejected: String,
    skipped: String
  ) {
    let outcome = review(keys).outcome
    #expect(names(outcome.accepted) == accepted)
    #expect(names(outcome.rejected) == rejected)
    #expect(names(outcome.skipped) == skipped)
    #expect(!outcome.isAborted)
  }

  @Test(arguments: ["", "a", "A", "aa\u{3}", "aa\u{4}", "A\u{3}"])
  func `control-C, control-D or the end of input cancels a review`(keys: String) {
    let outcome = review(keys).outcome
    #expect(outcome.isAborted)
    #expect(outcome.summary(writtenCount: 0) == "canceled; nothing is written")
  }

  @Test func `an unknown key prints help once, and later rings the bell`() {
    let text = review([.special, .pasted, .character("ж"), .character("q")]).terminal.text
    #expect(
      text.contains("\nthis key has no effect; press one of these keys:\na accept   r reject")
    )
    #expect(text.hasSuffix("\u{7}\u{7}q\n"))
    #expect(!text.contains("ж"))
    #expect(review([.pasted]).terminal.text.contains("\npasted text is ignored; press one"))
  }

  @Test(arguments: [.special, .pasted, .character("Y"), .character("\n")] as [TerminalKey])
  func `a key other than y at the confirmation returns to the block`(key: TerminalKey) {
    let (outcome, terminal) = review([.character("A"), key, .character("q")])
    #expect(names(outcome.skipped) == "abc")
    #expect(terminal.text.contains("accept 3 blocks in 1 file? y accepts them, any other key goes"))
  }

  @Test func `a question is shown again after the review was suspended`() {
    let (outcome, terminal) = review([.stop, .character("A"), .stop, .character("y")])
    #expect(terminal.stops == 2)
    #expect(terminal.text.components(separatedBy: "[1/3]").count == 3)
    #expect(terminal.text.components(separatedBy: "accept 3 blocks in 1 file?").count == 3)
    #expect(names(outcome.accepted) == "abc")
  }

  @Test func `a page shows the picture, expected and actual lines, and the keys`() {
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

        a accept   r reject   s skip   A accept the rest   q quit and write accepted blocks q
        """
      )
    )
    #expect(text.contains("┏╍╍ expected frames, drawn over the actual ones"))
    #expect(!text.contains("[2/3]"))
  }

  @Test func `a page of an empty block shows written and omitted lines`() {
    var block = Self.blocks[0]
    block.result = ExpectationResult(
      outline: ExpectationOutline(line: 7, block: "checks"),
      verdict: .error,
      note: "the block is empty"
    )
    block.result.leftOut = ["fits: broken at 20x100: VStack by 10"]
    block.lines = [.written(depth: 0, name: "no overlap", cells: [])]
    let text = ReviewPage(block: block, number: 1, count: 1).text(columns: 80, rows: 24)
    #expect(
      text.hasSuffix(
        "written if accepted:\n  no overlap\nleft out:\n  fits: broken at 20x100: VStack by 10\n"
      )
    )
  }

  @Test func `the picture is at most as wide as the terminal`() {
    let lines = review("q").terminal.text.split(separator: "\n")
    #expect(lines.filter { $0.contains("╍") }.allSatisfy { $0.count <= 60 })
  }

  @Test func `the summary lists rejected blocks with their explain command`() {
    #expect(
      review("ras").outcome.summary(writtenCount: 1)
        == "Specs/s.md:7: `frames` of s#a is rejected; run 'plumb explain s#a' for the reasons\n"
        + "1 accepted, 1 rejected, 1 skipped"
    )
  }

  @Test func `the summary counts accepted blocks that were not written`() {
    let words = review("aaa").outcome.summary(writtenCount: 1)
    #expect(words == "1 accepted, 0 rejected, 0 skipped, 2 accepted but not written")
  }
}

/// A terminal with predefined keys that records the output.
final class ScriptedTerminal: Terminal {
  private var keys: [TerminalKey]
  private(set) var text = ""
  /// The number of times that the terminal was given to other processes.
  private(set) var stops = 0

  /// - Parameter keys: The keys to press, after which the terminal is closed.
  init(keys: [TerminalKey]) {
    self.keys = keys
  }

  var size: (columns: Int, rows: Int) { (columns: 60, rows: 24) }

  func write(_ text: String) { self.text += text }

  func readKey() -> TerminalKey? { keys.isEmpty ? nil : keys.removeFirst() }

  func suspend() { stops += 1 }
}
