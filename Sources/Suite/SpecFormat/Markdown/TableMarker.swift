/// The tables of a file, and its text with a mark in place of each `|` that parts two cells.
///
/// CommonMark knows no tables: it reads one as a paragraph, in which an escaped `|` looks like any
/// other. The marks, characters that Unicode leaves to private use, survive the reading. Lines that
/// look like a table and stand in code are marked too; there the marks become bars again.
struct TableMarker {
  /// In place of `|`.
  private static let bar: Character = "\u{E000}"
  /// In place of `\|`.
  private static let escapedBar: Character = "\u{E001}"

  /// The text for libcmark, in the same lines.
  let bytes: [UInt8]
  /// How the columns are aligned, by the first lines of what looks like a table.
  private let alignments: [Int: [MarkdownTable.Alignment]]

  /// Finds the lines that look like tables.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(in source: SourceText) {
    var alignments: [Int: [MarkdownTable.Alignment]] = [:]
    var marked: [Int: ArraySlice<UInt8>] = [:]
    var line = 1
    while line < source.lineCount {
      guard Self.isRow(source.bytes(ofLine: line)), Self.isRow(source.bytes(ofLine: line + 1)),
        let columns = Self.alignments(ofRow: source.line(line + 1))
      else {
        line += 1
        continue
      }
      alignments[line] = columns
      while line <= source.lineCount, Self.isRow(source.bytes(ofLine: line)) {
        marked[line] = Array(Self.marked(source.line(line)).utf8)[...]
        line += 1
      }
    }
    self.alignments = alignments
    bytes = marked.isEmpty ? source.bytes : source.replacing(marked).bytes
  }
}

extension TableMarker {
  /// How the columns of the table are aligned whose head is at a line; `nil` where none is there.
  func alignments(ofTableAt line: Int) -> [MarkdownTable.Alignment]? { alignments[line] }

  /// A text with bars in place of the marks, as it is written.
  func unmarked(_ text: String) -> String {
    guard Self.hasMarks(text) else { return text }
    return text.replacing(String(Self.bar), with: "|")
      .replacing(String(Self.escapedBar), with: "\\|")
  }

  /// Pieces with bars in place of the marks, as a page shows them.
  func unmarked(_ spans: [MarkdownInline]) -> [MarkdownInline] {
    alignments.isEmpty ? spans : spans.map { $0.mapTexts(Self.shown) }
  }

  /// The cells of each row of a paragraph, the row below the head left out.
  func rows(of spans: [MarkdownInline]) -> [[MarkdownTable.Cell]] {
    var rows: [[MarkdownTable.Cell]] = []
    for line in spans.split(omittingEmptySubsequences: false, whereSeparator: \.isBreak) {
      rows.append(Self.cells(of: line))
    }
    return rows.enumerated().filter { $0.offset != 1 }.map(\.element)
  }

  /// The pieces between the bars of a row; what stands behind the last one is a cell where it is
  /// not blank.
  private static func cells(of row: ArraySlice<MarkdownInline>) -> [MarkdownTable.Cell] {
    var cells: [MarkdownTable.Cell] = [[]]
    for span in row {
      guard case .text(let text) = span else {
        cells[cells.count - 1].append(span)
        continue
      }
      let parts = text.split(separator: bar, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { cells.append([]) }
        if !part.isEmpty { cells[cells.count - 1].append(.text(String(part))) }
      }
    }
    // Before the first bar there is nothing.
    var trimmed = cells.dropFirst().map { $0.trimmed.map { $0.mapTexts(shown) } }
    if trimmed.last?.isEmpty == true { trimmed.removeLast() }
    return trimmed
  }

  private static func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { !$0.isBlank } == UInt8(ascii: "|")
  }

  /// How columns are aligned by the row below the head; `nil` where a row is none.
  private static func alignments(ofRow row: String) -> [MarkdownTable.Alignment]? {
    let cells = marked(row).trimmed.split(separator: bar, omittingEmptySubsequences: false)
      .dropFirst().map { $0.trimmed }
    let columns = cells.last?.isEmpty == true ? cells.dropLast() : cells
    let alignments = columns.compactMap { cell -> MarkdownTable.Alignment? in
      guard cell.contains("-"), cell.allSatisfy({ "-:".contains($0) }),
        !cell.dropFirst().dropLast().contains(":")
      else { return nil }
      guard cell.hasSuffix(":") else { return .leading }
      return cell.hasPrefix(":") ? .center : .trailing
    }
    return columns.isEmpty || alignments.count != columns.count ? nil : alignments
  }

  private static func marked(_ line: String) -> String {
    line.replacing("\\|", with: String(escapedBar)).replacing("|", with: String(bar))
  }

  /// Whether there may be marks: each is three bytes in UTF-8, of which this is the first.
  private static func hasMarks(_ text: String) -> Bool { text.utf8.contains(0xEE) }

  private static func shown(_ text: String) -> String {
    guard hasMarks(text) else { return text }
    return String(text.map { $0 == bar || $0 == escapedBar ? "|" : $0 })
  }
}

extension MarkdownInline {
  fileprivate var isBreak: Bool { self == .softBreak || self == .lineBreak }
}

extension [MarkdownInline] {
  /// The pieces without blanks at both ends.
  fileprivate var trimmed: [MarkdownInline] {
    var spans = self
    if case .text(let text)? = spans.first {
      let rest = String(text.drop(while: \.isWhitespace))
      spans[0] = .text(rest)
      if rest.isEmpty { spans.removeFirst() }
    }
    if case .text(let text)? = spans.last {
      let rest = text.trimmingBlanksAtEnd
      spans[spans.count - 1] = .text(rest)
      if rest.isEmpty { spans.removeLast() }
    }
    return spans
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
