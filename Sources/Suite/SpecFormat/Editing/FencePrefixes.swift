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
  /// The bytes of a line of the block: those that it has where it stays as it is, else its prefix, or
  /// that of the first line that has one for it, else one as the fence has it.
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
  /// A quotation takes the blank behind its marker, so that one is added where a list item's marker or
  /// the fence itself follows at once; behind that, and where blanks are wanted, no tabs are left.
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
  /// libcmark counts the blanks before a fence in bytes and takes them off in columns. Where tabs are
  /// among them, it is asked how it reads a line.
  private func ownPrefix() -> [UInt8] {
    guard opening.contains(.tab) else { return blanks(for: .tab) }
    let (tabs, spaces) = (blanks(for: .tab), blanks(for: .space))
    if indentation(behind: tabs) == 0 { return tabs }
    return Array(spaces.dropLast(indentation(behind: spaces) ?? 0))
  }

  /// How many blanks the content begins with of a line that has none behind a prefix; `nil` where it
  /// would not be of the block.
  private func indentation(behind prefix: [UInt8]) -> Int? {
    let first = markdown.blocks.last { $0.line <= fence.line }?.line ?? fence.line
    let lines = (first..<(fence.line + 1)).map { Array(source.bytes(ofLine: $0)) }
    let probe = lines + [prefix + [UInt8(ascii: "x")]]
    let read = try? MarkdownDocument(bytes: Array(probe.joined(separator: [.lineFeed])))
    let content = read?.fences.first { $0.line == fence.line - first + 1 }?.content.first?.text
    return content.map { $0.prefix { $0 == " " }.count }
  }
}
