internal import SuiteRunning
internal import SpecAuthoring
internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The page of a review for one block: a picture, the expected and actual lines, and all
/// differences.
struct ReviewPage {
  var block: AcceptableBlock
  /// The number of the block among all blocks of the review, from 1.
  var number: Int
  var count: Int
}

extension ReviewPage {
  /// Returns the page for a terminal of the given size.
  func text(columns: Int, rows: Int) -> String {
    let title = TerminalText.line("[\(number)/\(count)] \(block.title)")
    let content = [picture(columns: columns, rows: rows / 2), details, newLines].map {
      TerminalText.lines($0)
    }
    let sections = [title] + content
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func picture(columns: Int, rows: Int) -> String {
    guard block.result.block == FramesFence.name else { return "" }
    let result = block.result
    let picture = TextPicture(result.actualLines, expected: result.expectedLines)
    let text = picture.text(columns: columns, rows: max(rows, 8))
    return picture.showsExpected ? text + "\n┏╍╍ expected frames, drawn over the actual ones" : text
  }

  private var details: String { block.result.details(in: block.document.file) }

  /// The lines that are written into a block whose result has no lines of its own, and the
  /// requirements that they leave out.
  private var newLines: String {
    let lines = AcceptedBlock(written: [], kind: block.result.block).lines(block.lines)
    let isShown = block.result.actualLines.isEmpty && !lines.isEmpty
    let sections =
      [("written if accepted:", isShown ? lines.map(\.text) : [])]
      + [("left out:", block.result.leftOut)]
    return sections.filter { !$0.1.isEmpty }
      .map { ([$0.0] + $0.1.map { "  \($0)" }).joined(separator: "\n") }
      .joined(separator: "\n")
  }
}

/// An answer of the reviewer for a block, with its key.
enum ReviewKey: Character, CaseIterable {
  case accept = "a"
  case reject = "r"
  case skip = "s"
  case acceptRest = "A"
  case quit = "q"
}

extension ReviewKey {
  /// All keys with their effects, in one line.
  static let prompt = allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "   ") + " "

  /// Creates the answer for a key; `nil` if the key has no effect.
  init?(_ key: TerminalKey) {
    guard case .character(let character) = key else { return nil }
    self.init(rawValue: character)
  }

  private var meaning: String {
    switch self {
    case .accept: "accept"
    case .reject: "reject"
    case .skip: "skip"
    case .acceptRest: "accept the rest"
    case .quit: "quit and write accepted blocks"
    }
  }
}
