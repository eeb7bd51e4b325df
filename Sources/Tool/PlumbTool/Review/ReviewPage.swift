internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// A reviewer's view of one block: a picture of the layout that came, what is expected over it,
/// both sides, and every difference.
struct ReviewPage {
  var block: AcceptableBlock
  /// The block's place among all that are reviewed, from 1.
  var number: Int
  var count: Int
}

extension ReviewPage {
  /// The page for a terminal of a size.
  func text(columns: Int, rows: Int) -> String {
    let title = TerminalText.line("[\(number)/\(count)] \(block.title)")
    let content = [picture(columns: columns, rows: rows / 2), details].map {
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
    return picture.showsExpected ? text + "\n┏╍╍ expected, over the frames that are" : text
  }

  private var details: String { block.result.details(in: block.document.file) }
}

/// An answer that a reviewer can give to a block, by its key.
enum ReviewKey: Character, CaseIterable {
  case accept = "a"
  case reject = "r"
  case skip = "s"
  case acceptRest = "A"
  case quit = "q"
}

extension ReviewKey {
  /// Every key with what it does, in one line.
  static let prompt = allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "   ") + " "

  /// The answer that a key gives; `nil` where it is none.
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
    case .quit: "quit, keeping what is accepted"
    }
  }
}
