/// Finds the bytes that the lines of one block begin with.
struct FencePrefixes {
  private let markdown: MarkdownDocument
  private let fence: FencedBlock
  private var source: SourceText { markdown.source }
  /// The prefixes of its lines, by their numbers.
  private let written: [Int: LinePrefix]
  /// The texts of its lines, by their numbers.
  private let texts: [Int: String]
  /// Before a line that has no other to go by.
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
  /// The bytes of a line of the block: those that it has where it stays as it is, else its prefix,
  /// or that of the first line that has one for it, else one as the fence has it.
  ///
  /// - Parameter edited: The line that is to be read.
  /// - Returns: The line as it is written, without its ending.
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

  /// The bytes before each line of another block behind this one, in the same containers.
  var beside: [UInt8] { blanks(for: .space) }
}

extension FencePrefixes {
  /// The bytes before the fence, with blanks in place of list items' markers.
  private var opening: [UInt8] {
    Array(source.bytes(ofLine: fence.line).prefix { $0 != fence.opener.character })
  }

  /// The prefix of the fence's line as a later line has it.
  ///
  /// A quotation takes the blank behind its marker, so that one is added where a list item's marker
  /// or the fence itself follows at once; behind that, and where blanks are wanted, no tabs are
  /// left.
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

  /// The prefix of a line behind the fence's own.
  ///
  /// libcmark counts the blanks before a fence in bytes and takes them off in columns. Where tabs
  /// are among them, it is asked how it reads a line.
  private func ownPrefix() -> [UInt8] {
    guard opening.contains(.tab) else { return blanks(for: .tab) }
    let (tabs, spaces) = (blanks(for: .tab), blanks(for: .space))
    if indentation(behind: tabs) == 0 { return tabs }
    return Array(spaces.dropLast(indentation(behind: spaces) ?? 0))
  }

  /// How many blanks the content begins with of a line that has none behind a prefix; `nil` where
  /// it would not be of the block.
  private func indentation(behind prefix: [UInt8]) -> Int? {
    let first = markdown.blocks.last { $0.line <= fence.line }?.line ?? fence.line
    let lines = (first..<(fence.line + 1)).map { Array(source.bytes(ofLine: $0)) }
    let probe = lines + [prefix + [UInt8(ascii: "x")]]
    let read = try? MarkdownDocument(bytes: Array(probe.joined(separator: [.lineFeed])))
    let content = read?.fences.first { $0.line == fence.line - first + 1 }?.content.first?.text
    return content.map { $0.prefix { $0 == " " }.count }
  }
}

/// The bytes that quotations, list items and the fence's own indentation put before a line of a
/// block.
struct LinePrefix: Equatable {
  /// As they are in the file; the last is a tab where the content begins within its columns.
  private let bytes: [UInt8]
  /// How many columns of that tab are blanks of the content.
  private let tabRest: Int
  /// Whether a blank behind the bytes is the content's own, and not one more that a container
  /// takes.
  private let isComplete: Bool
  /// Whether nothing stands behind the bytes: a list item need not be indented there.
  private let isOfEmptyLine: Bool

  /// Reads the prefix of a line that is in the file.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its ending.
  ///   - content: The characters that libcmark has read of it.
  init(of line: ArraySlice<UInt8>, before content: String) {
    var start = line.endIndex
    var rest = Array(content.utf8)[...]
    while start > line.startIndex, let last = rest.last {
      if line[start - 1] == last {
        rest.removeLast()
      } else if line[start - 1] == 0, rest.suffix(3).elementsEqual("\u{FFFD}".utf8) {
        // libcmark has this character in place of a zero.
        rest.removeLast(3)
      } else {
        break
      }
      start -= 1
    }
    bytes = Array(line[..<start])
    // A container takes some columns of a tab; the others are blanks of the content.
    tabRest = bytes.last == .tab ? rest.count : 0
    isComplete = content.utf8.first?.isBlank ?? false
    isOfEmptyLine = content.isEmpty
  }

  /// Takes a prefix that all containers have their blanks in.
  init(complete bytes: [UInt8]) {
    self.bytes = bytes
    tabRest = 0
    isComplete = true
    isOfEmptyLine = false
  }
}

extension LinePrefix {
  /// The bytes of a line with other content behind the prefix; `nil` where it would be read as
  /// another.
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
  /// The bytes with as many blanks in place of each tab as it has columns, from the line's start.
  func expandingTabs() -> [UInt8] {
    reduce(into: []) { line, byte in
      let width = byte == .tab ? 4 - line.count % 4 : 0
      line += byte == .tab ? [UInt8](repeating: .space, count: width) : [byte]
    }
  }
}
