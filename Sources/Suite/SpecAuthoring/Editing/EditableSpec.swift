package import SpecFormat

/// A spec whose expectation blocks can be edited without changing the rest of the file.
///
/// Line endings, the markers of quotations and lists, the lengths of fences, a byte order mark and
/// the end of the file are kept, because edits replace bytes instead of generating Markdown.
package struct EditableSpec {
  private let markdown: MarkdownDocument
  private let original: [UInt8]
  /// The fences by line.
  private let fences: [Int: FencedBlock]
  private var edits: [ByteEdit] = []
  /// The intended content of each edited block, by the line of its fence.
  private var intended: [Int: IntendedBlock] = [:]

  /// Creates an editable spec.
  ///
  /// - Parameter markdown: A spec without mistakes.
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
  /// The bytes of the file with all edits.
  package var bytes: [UInt8] { original.applying(edits) }

  /// Returns the bytes of the file with all edits, after checking that they are parsed as intended.
  ///
  /// - Returns: The bytes, in which every block has its intended lines.
  /// - Throws: The first block that would be parsed with other lines.
  package func checkedBytes() throws(EditingError) -> [UInt8] {
    let bytes = bytes
    let blocks = markdown.fences.flatMap { fence in
      (intended[fence.line] ?? IntendedBlock(fence)).withFollowers
    }
    let read = (try? MarkdownDocument(bytes: bytes))?.fences.map { IntendedBlock($0) } ?? []
    guard read == blocks else {
      let index = zip(blocks, read).prefix { $0 == $1 }.count
      throw EditingError(
        intended: index < blocks.count ? blocks[index] : nil,
        actual: index < read.count ? read[index] : nil
      )
    }
    return bytes
  }

  /// Returns the lines between the fences of a block, including blank ones, with their positions.
  ///
  /// - Parameter line: The line of the opening fence, from 1.
  /// - Returns: The lines as in the file; empty if there is no fence.
  package func lines(ofBlockAt line: Int) -> [EditedLine] {
    fences[line]?.content.map { EditedLine(source: $0.line, text: $0.text) } ?? []
  }

  /// Replaces the lines of a block; unchanged lines keep all their bytes.
  ///
  /// - Parameters:
  ///   - line: The line of the opening fence, from 1.
  ///   - lines: All new lines of the block, in order.
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
    intended[line, default: IntendedBlock(fence)].lines = lines.map(\.text)
  }

  /// Inserts lines after a block, in the same quotation or list.
  ///
  /// - Parameters:
  ///   - lines: The lines, without the markers of the container.
  ///   - line: The line of the block's opening fence, from 1.
  package mutating func insert(_ lines: [String], afterBlockAt line: Int) {
    guard let fence = fences[line] else { return }
    let prefix = FencePrefixes(of: fence, in: markdown).beside
    let quotations = Array(prefix.reversed().drop(while: \.isBlank).reversed())
    let place = start(ofLine: line + fence.content.count + 2)
    let newEnding = Array(ending(ofLine: line))
    let bytes = lines.map { ($0.isEmpty ? quotations : prefix) + Array($0.utf8) }
      .joined(separator: newEnding)
    // The file may end with the closing fence, without a line ending.
    let isAtEnd = ending(ofLine: line + fence.content.count + 1).isEmpty
    let added = isAtEnd ? newEnding + bytes : bytes + newEnding
    edit(place..<place, to: added)
    let blocks = (try? MarkdownDocument(bytes: Array(lines.joined(separator: "\n").utf8)))?.fences
    intended[line, default: IntendedBlock(fence)].followers += (blocks ?? []).map {
      IntendedBlock($0)
    }
  }

  /// Inserts a block after another of the same kind, for another system.
  ///
  /// - Parameters:
  ///   - lines: The lines of the new block.
  ///   - evidence: The source of its values.
  ///   - system: The system that the values apply to; `nil` for none.
  ///   - line: The line of the first block's opening fence, from 1.
  package mutating func insertBlock(
    _ lines: [String],
    evidence: Evidence,
    system: SystemVersion?,
    afterBlockAt line: Int
  ) {
    guard let fence = fences[line] else { return }
    let mark = Character(UnicodeScalar(fence.opener.character))
    let marks = String(repeating: mark, count: fence.opener.length)
    let opener = Self.line(marks + fence.opener.info, stating: evidence, system: system)
    insert(["", opener] + lines + [marks], afterBlockAt: line)
  }
}

extension EditableSpec {
  /// Returns the line of a block's opening fence, including the markers of containers.
  func opener(ofBlockAt line: Int) -> String { text.line(line) }

  /// Replaces the line of a block's opening fence.
  mutating func setOpener(_ opener: String, at line: Int) {
    guard let fence = fences[line] else { return }
    let start = start(ofLine: line)
    edit(start..<start + text.bytes(ofLine: line).count, to: Array(opener.utf8))
    intended[line, default: IntendedBlock(fence)].setInfo(ofOpener: opener)
  }

  private var text: SourceText { markdown.source }

  private mutating func edit(_ range: Range<Int>, to bytes: [UInt8]) {
    guard !original[range].elementsEqual(bytes) else { return }
    edits.append(ByteEdit(range: range, bytes: bytes))
  }

  /// Returns the offset of a line in the file's bytes.
  private func start(ofLine line: Int) -> Int {
    let start = text.ranges.indices.contains(line - 1) ? text.ranges[line - 1].lowerBound : nil
    return (start ?? text.bytes.count) + text.markLength
  }

  /// Returns the line feed, the carriage return, or both, that end a line.
  private func ending(ofLine line: Int) -> ArraySlice<UInt8> {
    let end = text.ranges[line - 1].upperBound + text.markLength
    return original[end..<start(ofLine: line + 1)]
  }
}
