/// A spec whose blocks of expectations can be changed, and nothing else of it.
///
/// Line endings, the markers of quotations and lists, the lengths of fences, a byte order mark and
/// the end of the file stay as they are: bytes are spliced, Markdown is never written anew.
package struct EditableSpec {
  private let markdown: MarkdownDocument
  private let original: [UInt8]
  /// The fences, by their lines.
  private let fences: [Int: FencedBlock]
  private var edits: [ByteEdit] = []
  /// How each block that is changed is to be read, by the line of its fence.
  private var meant: [Int: IntendedBlock] = [:]

  /// Takes a file.
  ///
  /// - Parameter markdown: A spec that the parser has found no mistake in.
  package init(_ markdown: MarkdownDocument) {
    self.markdown = markdown
    original = markdown.fileBytes
    fences = Dictionary(
      markdown.fences.map { ($0.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension EditableSpec {
  /// The file with every change in it.
  package var bytes: [UInt8] { original.applying(edits) }

  /// The file with every change in it, read again.
  ///
  /// - Returns: The bytes, of which every block is read with the lines that it is meant to have.
  /// - Throws: The first block that would be read with others.
  package func checkedBytes() throws(EditingError) -> [UInt8] {
    let bytes = bytes
    let blocks = markdown.fences.flatMap { fence in
      (meant[fence.line] ?? IntendedBlock(fence)).withFollowers
    }
    let read = (try? MarkdownDocument(bytes: bytes))?.fences.map { IntendedBlock($0) } ?? []
    guard read == blocks else {
      let index = zip(blocks, read).prefix { $0 == $1 }.count
      throw EditingError(
        meant: index < blocks.count ? blocks[index] : nil,
        read: index < read.count ? read[index] : nil
      )
    }
    return bytes
  }

  /// The lines between a block's fences, blank ones too, each with its place.
  ///
  /// - Parameter line: The line of the opening fence, from 1.
  /// - Returns: The lines as they are in the file; none where there is no fence.
  package func lines(ofBlockAt line: Int) -> [EditedLine] {
    fences[line]?.content.map { EditedLine(source: $0.line, text: $0.text) } ?? []
  }

  /// Gives a block other lines; those that are as they were keep every byte.
  ///
  /// - Parameters:
  ///   - line: The line of the opening fence, from 1.
  ///   - lines: All lines that the block is to have, in order.
  package mutating func replaceLines(ofBlockAt line: Int, with lines: [EditedLine]) {
    guard let fence = fences[line] else { return }
    var prefixes = FencePrefixes(of: fence, in: markdown)
    let newEnding = ending(ofLine: line)
    let written = line + 1..<line + 1 + fence.content.count
    var bytes: [UInt8] = []
    for edited in lines {
      let source = edited.source.flatMap { written.contains($0) ? $0 : nil }
      bytes += prefixes.bytes(of: EditedLine(source: source, text: edited.text))
      bytes += source.map { ending(ofLine: $0) } ?? newEnding
    }
    let closingLine = line + fence.content.count + 1
    edit(start(ofLine: line + 1)..<start(ofLine: closingLine), to: bytes)
    meant[line, default: IntendedBlock(fence)].lines = lines.map(\.text)
  }

  /// Adds lines behind a block, in the container that it stands in.
  ///
  /// - Parameters:
  ///   - lines: The lines, without what the container puts before each.
  ///   - line: The line of the block's opening fence, from 1.
  package mutating func insert(_ lines: [String], behindBlockAt line: Int) {
    guard let fence = fences[line] else { return }
    let prefix = FencePrefixes(of: fence, in: markdown).beside
    let quotations = Array(prefix.reversed().drop(while: \.isBlank).reversed())
    let place = start(ofLine: line + fence.content.count + 2)
    let newEnding = Array(ending(ofLine: line))
    let bytes = lines.map { ($0.isEmpty ? quotations : prefix) + Array($0.utf8) }
      .joined(separator: newEnding)
    // A file may end with the fence itself.
    let isAtEnd = ending(ofLine: line + fence.content.count + 1).isEmpty
    let added = isAtEnd ? newEnding + bytes : bytes + newEnding
    edit(place..<place, to: added)
    let blocks = (try? MarkdownDocument(bytes: Array(lines.joined(separator: "\n").utf8)))?.fences
    meant[line, default: IntendedBlock(fence)].followers += (blocks ?? []).map { IntendedBlock($0) }
  }

  /// Adds a block behind another of the same kind, which says the same of another system.
  ///
  /// - Parameters:
  ///   - lines: The lines of the new block.
  ///   - evidence: Where its values come from.
  ///   - system: The system whose numbers they are; `nil` for none.
  ///   - line: The line of the first block's opening fence, from 1.
  package mutating func insertBlock(
    _ lines: [String],
    evidence: Evidence,
    system: SystemVersion?,
    behindBlockAt line: Int
  ) {
    guard let fence = fences[line] else { return }
    let mark = Character(UnicodeScalar(fence.opener.character))
    let marks = String(repeating: mark, count: fence.opener.length)
    let opener = Self.line(marks + fence.opener.info, stating: evidence, system: system)
    insert(["", opener] + lines + [marks], behindBlockAt: line)
  }
}

extension EditableSpec {
  /// The line of a block's fence, with what its containers put before it.
  func opener(ofBlockAt line: Int) -> String { text.line(line) }

  /// Gives a block another line for its fence.
  mutating func setOpener(_ opener: String, at line: Int) {
    guard let fence = fences[line] else { return }
    let start = start(ofLine: line)
    edit(start..<start + text.bytes(ofLine: line).count, to: Array(opener.utf8))
    meant[line, default: IntendedBlock(fence)].setInfo(ofOpener: opener)
  }

  private var text: SourceText { markdown.source }

  private mutating func edit(_ range: Range<Int>, to bytes: [UInt8]) {
    guard !original[range].elementsEqual(bytes) else { return }
    edits.append(ByteEdit(range: range, bytes: bytes))
  }

  /// Where a line begins in the file's bytes.
  private func start(ofLine line: Int) -> Int {
    let start = text.ranges.indices.contains(line - 1) ? text.ranges[line - 1].lowerBound : nil
    return (start ?? text.bytes.count) + text.markLength
  }

  /// The line feed, the carriage return, or both, that a line ends with.
  private func ending(ofLine line: Int) -> ArraySlice<UInt8> {
    let end = text.ranges[line - 1].upperBound + text.markLength
    return original[end..<start(ofLine: line + 1)]
  }
}
