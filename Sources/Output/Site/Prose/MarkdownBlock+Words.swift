internal import SpecFormat

extension MarkdownBlock {
  /// The words in it, without Markdown; code in blocks has none.
  var words: String {
    switch content {
    case .paragraph(let content): content.plainText
    case .table(let table): table.cells.map(\.plainText).joined(separator: " ")
    default: children.map(\.words).joined(separator: " ")
    }
  }
}
