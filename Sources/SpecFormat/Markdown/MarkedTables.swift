internal import CCmark

/// The lines of a file's tables with a mark in place of each `|` that parts two cells.
///
/// CommonMark knows no tables: it reads one as a paragraph, in which an escaped `|` looks like any
/// other. The mark, a character that Unicode leaves to private use, survives the reading.
struct MarkedTables {
  static let mark: Character = "\u{E000}"

  /// The marked lines, by their numbers.
  private(set) var lines: [Int: ArraySlice<UInt8>] = [:]

  /// Finds the tables among a document's outermost paragraphs.
  init(in document: OpaquePointer?, of text: SourceText) {
    var node = document.flatMap { cmark_node_first_child($0) }
    while let current = node {
      if cmark_node_get_type(current) == CMARK_NODE_PARAGRAPH {
        note(paragraphAt: Int(cmark_node_get_start_line(current)), of: text)
      }
      node = cmark_node_next(current)
    }
  }

  private mutating func note(paragraphAt first: Int, of text: SourceText) {
    guard first < text.lineCount, Self.isRow(text.line(first)),
      Self.alignments(in: Self.cells(of: text.line(first + 1))) != nil
    else { return }
    for line in first...text.lineCount {
      guard Self.isRow(text.line(line)) else { return }
      lines[line] = Array(Self.marked(text.line(line)).utf8)[...]
    }
  }

  private static func isRow(_ line: String) -> Bool { line.trimmed.hasPrefix("|") }

  private static func cells(of line: String) -> [String] {
    marked(line).split(separator: mark, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmed }
  }

  /// How the columns of a table are aligned by its second row; `nil` where that is none.
  static func alignments(in cells: [String]) -> [MarkdownTable.Alignment]? {
    guard !cells.isEmpty else { return nil }
    let alignments = cells.compactMap { cell -> MarkdownTable.Alignment? in
      guard cell.contains("-"), cell.wholeMatch(of: /:?-+:?/) != nil else { return nil }
      guard cell.hasSuffix(":") else { return .leading }
      return cell.hasPrefix(":") ? .center : .trailing
    }
    return alignments.count == cells.count ? alignments : nil
  }

  /// The line with the mark for each `|`, and `|` for each `\|`.
  private static func marked(_ line: String) -> String {
    var row = line.trimmed.replacing("\\|", with: "\u{E001}").replacing("|", with: String(mark))
    if !row.hasSuffix(String(mark)) { row.append(mark) }
    return row.replacing("\u{E001}", with: "|")
  }
}
