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
    /// Code by indentation.
    case indentedCode(String)
    /// Raw HTML, a comment included.
    case html(String)
    case quotation([MarkdownBlock])
    case list(MarkdownList)
    /// A rule across the page.
    case rule
  }
}

extension MarkdownBlock {
  /// The heading that it is; `nil` for another block.
  package var heading: MarkdownHeading? {
    if case .heading(let heading) = content { heading } else { nil }
  }

  /// The blocks that stand in it, in document order; none where it is no quotation and no list.
  package var children: [MarkdownBlock] {
    switch content {
    case .quotation(let blocks): blocks
    case .list(let list): list.items.flatMap { $0 }
    default: []
    }
  }

  /// The links and images in it and in what stands in it, in document order.
  package var links: [MarkdownLink] {
    switch content {
    case .heading(let heading): heading.content.links
    case .paragraph(let content): content.links
    case .table(let table): table.cells.flatMap(\.links)
    case .quotation, .list: children.flatMap(\.links)
    case .fence, .indentedCode, .html, .rule: []
    }
  }

  /// Visits blocks, and behind each what stands in it.
  static func forEach(of blocks: [MarkdownBlock], _ body: (MarkdownBlock) -> Void) {
    for block in blocks {
      body(block)
      forEach(of: block.children, body)
    }
  }

  /// The lines of a block that is taken as it is written, code or raw HTML; none for others.
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
  /// The number that the list begins with; `nil` for one with bullets.
  package var start: Int?
  /// Whether no blank lines part its items, so that they are lines and no paragraphs.
  package var isTight: Bool
  /// The blocks of each item, in order.
  package var items: [[MarkdownBlock]]
}

/// A table, as GitHub reads one: a head, and rows with as many cells as it has.
package struct MarkdownTable: Sendable, Equatable {
  package typealias Cell = [MarkdownInline]

  package enum Alignment: String, Sendable {
    case leading, center, trailing
  }

  package var header: [Cell]
  /// Each as long as the header.
  package var rows: [[Cell]]
  /// Each as long as the header.
  package var alignments: [Alignment]
}

extension MarkdownTable {
  /// The cells row by row, those of the head first.
  package var cells: [Cell] { header + rows.joined() }
}

extension MarkdownTable {
  /// Makes a table of its rows, the head first: GitHub fills short ones and cuts long ones.
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

/// A comment that says something of a clause or a page.
enum CommentKeyword: String {
  /// `<!-- informative -->`: the clause needs no scenario.
  case informative = "<!--informative-->"
  /// `<!-- reference style -->`: the numbers that the clause and those inside it derive follow from
  /// this engine's own style of controls, and from nothing of Apple's.
  case referenceStyle = "<!--referencestyle-->"

  /// Reads a piece of raw HTML, blanks apart; `nil` for one that is no mark.
  init?(html: String) {
    self.init(rawValue: html.filter { !$0.isWhitespace })
  }
}

extension MarkdownHeading {
  /// Whether `<!-- informative -->` stands in the heading itself.
  var isInformative: Bool {
    content.contains { piece in
      if case .html(let html) = piece { CommentKeyword(html: html) == .informative } else { false }
    }
  }
}
