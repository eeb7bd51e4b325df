/// The tables of a file, and its text with marks for libcmark.
///
/// A mark is in place of each `|` between cells, and of the bracket at the beginning of each
/// footnote.
///
/// CommonMark has no tables: libcmark parses one as a paragraph, in which an escaped `|` is the
/// same as any other. The marks are private-use characters of Unicode, which remain in the parsed
/// text. Lines of code that look like a table are marked too, and their marks are replaced by bars
/// again.
struct TableMarker {
  /// The mark for `|`.
  private static let bar: Character = "\u{E000}"
  /// The mark for `\|`.
  private static let escapedBar: Character = "\u{E001}"
  /// The mark for the bracket of `[^1]: text`, which libcmark may parse as the address of a link.
  private static let noteBracket: Character = "\u{E002}"

  /// The marked text for libcmark, with the same lines.
  let bytes: [UInt8]
  /// The alignments of the columns, by the first line of each possible table.
  private let alignments: [Int: [MarkdownTable.Alignment]]
  private let hasMarks: Bool

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
    for line in 1..<(source.lineCount + 1) where marked[line] == nil {
      let bytes = source.bytes(ofLine: line)
      let start = bytes.prefix { $0 == .space }.endIndex
      guard bytes[start...].starts(with: "[^".utf8), start - bytes.startIndex < 4 else { continue }
      let mark = Array(String(Self.noteBracket).utf8)
      marked[line] = bytes[..<start] + mark + bytes[(start + 1)...]
    }
    self.alignments = alignments
    hasMarks = !marked.isEmpty
    let isUnchanged = marked.isEmpty && source.frontMatter.isEmpty
    bytes = isUnchanged ? source.bytes : source.replacing(marked).bytes
  }
}

extension TableMarker {
  /// Returns the column alignments of the table whose header is at a line; `nil` if there is none.
  func alignments(ofTableAt line: Int) -> [MarkdownTable.Alignment]? { alignments[line] }

  /// Returns a text with the marks replaced by bars, with escapes as written.
  func unmarked(_ text: String) -> String {
    guard Self.hasMarks(text) else { return text }
    return text.replacing(String(Self.bar), with: "|")
      .replacing(String(Self.escapedBar), with: "\\|")
      .replacing(String(Self.noteBracket), with: "[")
  }

  /// Returns inline elements with the marks replaced by bars, without escapes.
  func unmarked(_ spans: [MarkdownInline]) -> [MarkdownInline] {
    !hasMarks ? spans : spans.map { $0.mapTexts(Self.shown) }
  }

  /// Returns the cells of each row of a paragraph, without the delimiter row.
  func rows(of spans: [MarkdownInline]) -> [[MarkdownTable.Cell]] {
    var rows: [[MarkdownTable.Cell]] = []
    for line in spans.split(omittingEmptySubsequences: false, whereSeparator: \.isBreak) {
      rows.append(Self.cells(of: line))
    }
    return rows.enumerated().filter { $0.offset != 1 }.map(\.element)
  }

  /// Returns the cells between the bars of a row; text after the last bar is a cell unless it is
  /// blank.
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
    // Nothing is before the first bar.
    var trimmed = cells.dropFirst().map { $0.trimmed.map { $0.mapTexts(shown) } }
    if trimmed.last?.isEmpty == true { trimmed.removeLast() }
    return trimmed
  }

  private static func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { !$0.isBlank } == UInt8(ascii: "|")
  }

  /// Returns the column alignments in a delimiter row; `nil` if it is another row.
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

  /// Returns whether a text may contain marks, whose UTF-8 begins with this byte.
  private static func hasMarks(_ text: String) -> Bool { text.utf8.contains(0xEE) }

  private static func shown(_ text: String) -> String {
    guard hasMarks(text) else { return text }
    return String(
      text.map { $0 == bar || $0 == escapedBar ? "|" : $0 == noteBracket ? "[" : $0 }
    )
  }
}

extension MarkdownInline {
  fileprivate var isBreak: Bool { self == .softBreak || self == .lineBreak }
}

extension [MarkdownInline] {
  /// The elements without leading and trailing blanks.
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
