internal import Conformance
internal import Reporting
internal import ElementTree
internal import SpecFormat

/// A reviewer's view of one block: a picture of the layout that came, what is expected over it, both
/// sides, and every difference.
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
    let picture = FramePicture(result.actualLines, expected: result.expectedLines)
    let text = picture.text(columns: columns, rows: max(rows, 8))
    return picture.showsExpected ? text + "\n┏╍╍ expected, over the frames that are" : text
  }

  private var details: String { block.result.details(in: block.document.file) }
}
