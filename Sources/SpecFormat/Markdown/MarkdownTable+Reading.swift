internal import CCmark

extension MarkdownTable {
  /// Reads a paragraph whose cells are marked (`MarkedTables`); `nil` for any other.
  ///
  /// - Parameters:
  ///   - paragraph: A paragraph; what is in it is moved out of it.
  ///   - addresses: The addresses of its links as the author wrote them, in order.
  init?(paragraph: OpaquePointer, addresses: [String]) {
    guard let first = cmark_node_first_child(paragraph),
      cmark_node_get_literal(first).map({ String(cString: $0) })?.first == MarkedTables.mark
    else { return nil }
    var addresses = addresses[...]
    let rows = Self.rows(of: paragraph).map { row in row.map { Cell($0, taking: &addresses) } }
    guard rows.count >= 2, let alignments = MarkedTables.alignments(in: rows[1].map(\.text)) else {
      return nil
    }
    let width = alignments.count
    self.init(
      header: Self.fitted(rows[0], to: width),
      rows: rows.dropFirst(2).map { Self.fitted($0, to: width) },
      alignments: alignments
    )
  }

  /// GitHub fills short rows and cuts long ones.
  private static func fitted(_ row: [Cell], to width: Int) -> [Cell] {
    Array((row + Array(repeating: Cell(html: "", text: ""), count: width)).prefix(width))
  }

  /// The rows, each cell a paragraph of its own that whoever takes it frees.
  private static func rows(of paragraph: OpaquePointer) -> [[OpaquePointer]] {
    var rows: [[OpaquePointer]] = [[]]
    while let child = cmark_node_first_child(paragraph) {
      cmark_node_unlink(child)
      switch cmark_node_get_type(child) {
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
        cmark_node_free(child)
        rows.append([])
      case CMARK_NODE_TEXT:
        take(text: child, into: &rows[rows.count - 1])
      default:
        if let cell = rows[rows.count - 1].last { cmark_node_append_child(cell, child) }
      }
    }
    return rows.map { row in
      // Behind the last mark there is nothing.
      row.last.map { cmark_node_free($0) }
      return Array(row.dropLast())
    }
  }

  /// Each mark begins a cell.
  private static func take(text: OpaquePointer, into row: inout [OpaquePointer]) {
    let literal = cmark_node_get_literal(text).map { String(cString: $0) } ?? ""
    cmark_node_free(text)
    let parts = literal.split(separator: MarkedTables.mark, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0, let cell = cmark_node_new(CMARK_NODE_PARAGRAPH) { row.append(cell) }
      guard let cell = row.last, !part.isEmpty, let piece = cmark_node_new(CMARK_NODE_TEXT) else {
        continue
      }
      cmark_node_set_literal(piece, String(part))
      cmark_node_append_child(cell, piece)
    }
  }
}

extension MarkdownTable.Cell {
  /// Reads a cell and frees it.
  fileprivate init(_ paragraph: OpaquePointer, taking addresses: inout ArraySlice<String>) {
    defer { cmark_node_free(paragraph) }
    var links = 0
    MarkdownPage.forEachNode(below: paragraph) { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE: links += 1
      default: break
      }
    }
    let mark = String(MarkedTables.mark)
    let html = MarkdownPage.withoutOutermostTag(MarkdownPage.html(of: paragraph))
    self.init(
      html: html.replacing(mark, with: "|").trimmed,
      text: MarkdownPage.plainText(of: paragraph).replacing(mark, with: "|").trimmed,
      addresses: Array(addresses.prefix(links))
    )
    addresses = addresses.dropFirst(links)
  }
}
