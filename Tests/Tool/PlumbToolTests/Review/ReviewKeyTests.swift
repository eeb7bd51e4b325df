@testable import SuiteRunning
import Foundation
import Testing

@testable import PlumbTool

/// Tests the effect of each key on a review, from the bytes of a terminal and without delays.
@MainActor
struct ReviewKeyTests {
  /// A terminal that converts bytes to keys, and records the output.
  private final class TypedTerminal: Terminal {
    private let input: ScriptedInput
    private var keys = KeyReader()
    private(set) var text = ""

    init(_ parts: [[UInt8]]) { input = ScriptedInput(parts) }

    var size: (columns: Int, rows: Int) { (columns: 60, rows: 24) }

    func write(_ text: String) { self.text += text }

    func readKey() -> TerminalKey? { keys.key(from: input) }

    func suspend() {}
  }

  /// Reviews three blocks, and quits after some keys.
  ///
  /// - Returns: The outcome, and the number of pages that were shown.
  private func review(_ keys: [TypedKey]) -> (outcome: ReviewOutcome, pageCount: Int) {
    let terminal = TypedTerminal((keys + [TypedKey("q")]).flatMap(\.parts))
    let outcome = ReviewSession(terminal: terminal).review(ReviewSessionTests.blocks)
    return (outcome, terminal.text.components(separatedBy: "/3] ").count - 1)
  }

  @Test(arguments: TypedKeys.all)
  func `a key that is not a command decides no block`(kind: TypedKeys) {
    for key in kind.keys {
      let (outcome, pageCount) = review([key])
      #expect(outcome.skipped.count == 3 && !outcome.isAborted, "\(key)")
      #expect(pageCount == 1, "\(key)")
    }
  }

  @Test(arguments: TypedKeys.all)
  func `a key other than y does not confirm accepting the rest`(kind: TypedKeys) {
    for key in kind.keys where key.parts != [Array("y".utf8)] {
      let (outcome, pageCount) = review([TypedKey("A"), key])
      #expect(outcome.skipped.count == 3 && !outcome.isAborted, "\(key)")
      #expect(pageCount == 1, "\(key)")
    }
  }

  @Test(arguments: ["a", "r", "s", "A", "q", "Y", "n", "\r"])
  func `a command key does not confirm accepting the rest`(command: String) {
    let (outcome, pageCount) = review([TypedKey("A"), TypedKey(command)])
    #expect(outcome.skipped.count == 3 && !outcome.isAborted)
    #expect(pageCount == 1)
  }
}
