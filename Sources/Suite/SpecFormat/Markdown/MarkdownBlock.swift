/// A block of a Markdown file.
package struct MarkdownBlock: Sendable, Equatable {
  /// The first line in the file, from 1.
  package var line: Int
  package var content: Content

  package enum Content: Sendable, Equatable {
    case heading(MarkdownHeading)
    case paragraph([MarkdownInline])
    /// A table outside of quotations and lists.
    case table(MarkdownTable)
    case fence(FencedBlock)
    /// An indented code block.
    case indentedCode(String)
    /// Raw HTML, including comments.
    case html(String)
    case quotation([MarkdownBlock])
    case list(MarkdownList)
    /// A thematic break, such as `---`.
    case rule
  }
}

extension MarkdownBlock {
  /// The heading; `nil` for another kind of block.
  package var heading: MarkdownHeading? {
    if case .heading(let heading) = content { heading } else { nil }
  }

  /// Whether the block is a fenced code block.
  var isFence: Bool { if case .fence = content { true } else { false } }

  /// The blocks in a quotation or a list, in document order; empty for other blocks.
  package var children: [MarkdownBlock] {
    switch content {
    case .quotation(let blocks): blocks
    case .list(let list): list.items.flatMap { $0 }
    default: []
    }
  }

  /// The links and images in the block and its descendants, in document order.
  package var links: [MarkdownLink] {
    switch content {
    case .heading(let heading): heading.content.links
    case .paragraph(let content): content.links
    case .table(let table): table.cells.flatMap(\.links)
    case .quotation, .list: children.flatMap(\.links)
    case .fence, .indentedCode, .html, .rule: []
    }
  }

  /// The raw HTML in the block itself, in document order.
  var html: [String] {
    switch content {
    case .html(let html): [html]
    case .heading(let heading): heading.content.html
    case .paragraph(let content): content.html
    case .table(let table): table.cells.flatMap(\.html)
    case .fence, .indentedCode, .quotation, .list, .rule: []
    }
  }

  /// Calls a closure for all blocks in preorder.
  static func forEach(of blocks: [MarkdownBlock], _ body: (MarkdownBlock) -> Void) {
    for block in blocks {
      body(block)
      forEach(of: block.children, body)
    }
  }

  /// The line numbers of a code block or of raw HTML; empty for other blocks.
  var literalLines: Range<Int> {
    switch content {
    case .fence(let fence): fence.lines
    case .indentedCode(let text), .html(let text):
      line..<(line + SourceText.lines(of: text).count)
    default: line..<line
    }
  }
}

/// A list of a Markdown file.
package struct MarkdownList: Sendable, Equatable {
  /// The first number of an ordered list; `nil` for a bulleted list.
  package var start: Int?
  /// Whether there are no blank lines between items, so that they are displayed without paragraph
  /// spacing.
  package var isTight: Bool
  /// The blocks of each item, in order.
  package var items: [[MarkdownBlock]]
}

/// A table in the syntax of GitHub: a header, and rows with the same number of cells.
package struct MarkdownTable: Sendable, Equatable {
  package typealias Cell = [MarkdownInline]

  package enum Alignment: String, Sendable {
    case leading, center, trailing
  }

  package var header: [Cell]
  /// The rows, with as many cells as the header.
  package var rows: [[Cell]]
  /// The alignment of each column.
  package var alignments: [Alignment]
}

extension MarkdownTable {
  /// All cells row by row, beginning with the header.
  package var cells: [Cell] { header + rows.joined() }
}

extension MarkdownTable {
  /// Creates a table from its rows, beginning with the header; short rows are filled and long ones
  /// cut, as on GitHub.
  init(rows: [[Cell]], alignments: [Alignment]) {
    let fitted = rows.map { row in
      Array((row + Array(repeating: [], count: alignments.count)).prefix(alignments.count))
    }
    self.init(
      header: fitted.first ?? [],
      rows: Array(fitted.dropFirst()),
      alignments: alignments
    )
  }
}
