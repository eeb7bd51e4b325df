internal import SpecFormat

/// Determines the bytes before the content of each line of a block, such as the markers of
/// quotations.
struct FencePrefixes {
  private let markdown: MarkdownDocument
  private let fence: FencedBlock
  private var source: SourceText { markdown.source }
  /// The prefixes of the block's lines, by line number.
  private let written: [Int: LinePrefix]
  /// The texts of the block's lines, by line number.
  private let texts: [Int: String]
  /// The default prefix, for a line that cannot use the prefix of an existing line.
  private lazy var own = self.ownPrefix()

  init(of fence: FencedBlock, in markdown: MarkdownDocument) {
    self.fence = fence
    self.markdown = markdown
    texts = Dictionary(
      fence.content.map { ($0.line, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    written = Dictionary(
      fence.content.map { line in
        let bytes = markdown.source.bytes(ofLine: line.line)
        return (line.line, LinePrefix(of: bytes, before: line.text))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension FencePrefixes {
  /// Returns the bytes of an edited line of the block.
  ///
  /// An unchanged line keeps its bytes. Another line uses its own prefix, that of the first line
  /// whose prefix is suitable, or one that is derived from the fence.
  ///
  /// - Parameter edited: The edited line.
  /// - Returns: The bytes of the line, without its ending.
  mutating func bytes(of edited: EditedLine) -> [UInt8] {
    if let line = edited.source, texts[line] == edited.text {
      return Array(source.bytes(ofLine: line))
    }
    if let line = edited.source.flatMap({ written[$0]?.line(with: edited.text) }) { return line }
    for line in fence.writtenLines {
      if let line = written[line.line]?.line(with: edited.text) { return line }
    }
    return own + Array(edited.text.utf8)
  }

  /// The bytes before each line of a new block after this one, in the same containers.
  var beside: [UInt8] { blanks(for: .space) }
}

extension FencePrefixes {
  /// The bytes before the fence, in which markers of list items are not replaced yet.
  private var opening: [UInt8] {
    Array(source.bytes(ofLine: fence.line).prefix { $0 != fence.opener.character })
  }

  /// Returns the prefix of the fence's line in the form that it has on a later line.
  ///
  /// Markers of list items become blanks. A quotation includes one blank after its marker, so a
  /// blank is added if a list item's marker or the fence follows directly. In this case, and if
  /// `tab` is a space, tabs are replaced by spaces.
  private func blanks(for tab: UInt8) -> [UInt8] {
    let quotation = UInt8(ascii: ">")
    let line = opening
    let lacksBlank = line.indices.contains { index in
      let next = index + 1 < line.count ? line[index + 1] : .zero
      return line[index] == quotation && next != quotation && !next.isBlank
    }
    let columns = tab == .space || lacksBlank ? line.expandingTabs() : line
    var result: [UInt8] = []
    for (index, byte) in columns.enumerated() {
      result.append(byte == quotation || byte.isBlank ? byte : .space)
      let next = index + 1 < columns.count ? columns[index + 1] : .zero
      if byte == quotation, next != quotation, !next.isBlank { result.append(.space) }
    }
    return result
  }

  /// Returns the prefix of a new line after the fence.
  ///
  /// libcmark counts the blanks before a fence in bytes, but removes them in columns. If the prefix
  /// contains tabs, the result is determined by parsing a probe.
  private func ownPrefix() -> [UInt8] {
    guard opening.contains(.tab) else { return blanks(for: .tab) }
    let (tabs, spaces) = (blanks(for: .tab), blanks(for: .space))
    if indentation(after: tabs) == 0 { return tabs }
    return Array(spaces.dropLast(indentation(after: spaces) ?? 0))
  }

  /// Returns the number of blanks at the beginning of a line's content, if the line has a prefix
  /// but no blanks of its own.
  ///
  /// `nil` if the line would not be in the block.
  private func indentation(after prefix: [UInt8]) -> Int? {
    let first = markdown.blocks.last { $0.line <= fence.line }?.line ?? fence.line
    let lines = (first..<(fence.line + 1)).map { Array(source.bytes(ofLine: $0)) }
    let probe = lines + [prefix + [UInt8(ascii: "x")]]
    let read = try? MarkdownDocument(bytes: Array(probe.joined(separator: [.lineFeed])))
    let content = read?.fences.first { $0.line == fence.line - first + 1 }?.content.first?.text
    return content.map { $0.prefix { $0 == " " }.count }
  }
}

/// The bytes before the content of a block's line: markers of containers, and the fence's
/// indentation.
struct LinePrefix: Equatable {
  /// The bytes in the file; the last one is a tab if the content begins within the columns of the
  /// tab.
  private let bytes: [UInt8]
  /// The number of columns of this tab that belong to the content.
  private let tabRest: Int
  /// Whether a blank after the bytes belongs to the content, rather than to a container.
  private let isComplete: Bool
  /// Whether the line is otherwise empty, in which case its indentation can be incomplete.
  private let isOfEmptyLine: Bool

  /// Creates the prefix of a line in the file.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its ending.
  ///   - content: The text of the line as read by libcmark.
  init(of line: ArraySlice<UInt8>, before content: String) {
    var start = line.endIndex
    var rest = Array(content.utf8)[...]
    while start > line.startIndex, let last = rest.last {
      if line[start - 1] == last {
        rest.removeLast()
      } else if line[start - 1] == 0, rest.suffix(3).elementsEqual("\u{FFFD}".utf8) {
        // libcmark replaces a zero byte with this character.
        rest.removeLast(3)
      } else {
        break
      }
      start -= 1
    }
    bytes = Array(line[..<start])
    // A container removes some columns of a tab; the others become blanks of the content.
    tabRest = bytes.last == .tab ? rest.count : 0
    isComplete = content.utf8.first?.isBlank ?? false
    isOfEmptyLine = content.isEmpty
  }

  /// Creates a prefix that includes the blanks of all containers.
  init(complete bytes: [UInt8]) {
    self.bytes = bytes
    tabRest = 0
    isComplete = true
    isOfEmptyLine = false
  }
}

extension LinePrefix {
  /// Returns the bytes of a line with other content; `nil` if the line would be parsed differently.
  func line(with content: String) -> [UInt8]? {
    let startsBlank = content.utf8.first?.isBlank ?? false
    if isOfEmptyLine, !content.isEmpty { return nil }
    if startsBlank, !isComplete { return nil }
    guard tabRest > 0 else { return bytes + Array(content.utf8) }
    let rest = [UInt8](repeating: .space, count: tabRest)
    if content.utf8.starts(with: rest) { return bytes + content.utf8.dropFirst(tabRest) }
    return Array(bytes.expandingTabs().dropLast(tabRest)) + Array(content.utf8)
  }
}

extension [UInt8] {
  /// Returns the bytes with each tab replaced by spaces up to the next multiple of four columns.
  func expandingTabs() -> [UInt8] {
    reduce(into: []) { line, byte in
      let width = byte == .tab ? 4 - line.count % 4 : 0
      line += byte == .tab ? [UInt8](repeating: .space, count: width) : [byte]
    }
  }
}
