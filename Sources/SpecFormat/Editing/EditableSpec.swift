/// A spec whose blocks of expectations can be changed, and nothing else of it.
///
/// Line endings, the markers of quotations and lists, the lengths of fences, a byte order mark and
/// the end of the file stay as they are: bytes are spliced, Markdown is never written anew.
package struct EditableSpec {
  private let original: [UInt8]
  private let text: SourceText
  /// The fences, by their lines.
  private let fences: [Int: FencedBlock]
  private var edits: [ByteEdit] = []

  /// Takes a file.
  ///
  /// - Parameter markdown: A spec that the parser has found no mistake in.
  package init(_ markdown: MarkdownDocument) {
    text = markdown.source
    original = text.fileBytes
    fences = Dictionary(
      markdown.fences.map { ($0.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension EditableSpec {
  /// The file with every change in it.
  package var bytes: [UInt8] { original.applying(edits) }

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
    let written = Dictionary(
      fence.content.map { ($0.line, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    let prefix = newLinePrefix(of: fence)
    let newEnding = ending(ofLine: line)
    var bytes: [UInt8] = []
    for edited in lines {
      let source = edited.source.flatMap { written[$0] == nil ? nil : $0 }
      if let source, written[source] == edited.text {
        bytes += text.bytes(ofLine: source) + ending(ofLine: source)
      } else {
        bytes += source.map { markers(ofLine: $0, before: written[$0] ?? "") } ?? prefix[...]
        bytes += Array(edited.text.utf8) + (source.map { ending(ofLine: $0) } ?? newEnding)
      }
    }
    let closingLine = line + fence.content.count + 1
    edit(start(ofLine: line + 1)..<start(ofLine: closingLine), to: bytes)
  }

  /// Adds lines behind a block, in the container that it stands in.
  ///
  /// - Parameters:
  ///   - lines: The lines, without what the container puts before each.
  ///   - line: The line of the block's opening fence, from 1.
  package mutating func insert(_ lines: [String], behindBlockAt line: Int) {
    guard let fence = fences[line] else { return }
    let prefix = newLinePrefix(of: fence)
    let place = start(ofLine: line + fence.content.count + 2)
    // A file may end with the fence itself.
    let isAtEnd = place == original.count && original.last != UInt8(ascii: "\n")
    let bytes = lines.flatMap { text in
      (text.isEmpty ? [] : prefix) + Array(text.utf8) + ending(ofLine: line)
    }
    edit(place..<place, to: (isAtEnd ? Array(ending(ofLine: line)) : []) + bytes)
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
    let marks = String(repeating: fence.opener.character.character, count: fence.opener.length)
    let opener = Self.line(marks + fence.opener.info, stating: evidence, system: system)
    insert(["", opener] + lines + [marks], behindBlockAt: line)
  }

  /// Says in a block's info string where its values come from, and of which system they are, in place of
  /// what it says of that, or behind everything else that it says.
  ///
  /// - Parameters:
  ///   - evidence: Where the values come from.
  ///   - system: The system whose numbers they are; `nil` for none.
  ///   - line: The line of the opening fence, from 1.
  package mutating func setOrigin(
    _ evidence: Evidence,
    system: SystemVersion?,
    ofBlockAt line: Int
  ) {
    let bytes = Array(Self.line(text.line(line), stating: evidence, system: system).utf8)
    let start = start(ofLine: line)
    edit(start..<start + text.line(line).utf8.count, to: bytes)
  }

  /// A fence's line that says where values come from.
  private static func line(
    _ line: String,
    stating evidence: Evidence,
    system: SystemVersion?
  ) -> String {
    var line = line
    let origin = "\(AttributeName.evidence.rawValue)=\(evidence.rawValue)"
    let place = system.map { " \(AttributeName.system.rawValue)=\(QuotedText.text("\($0)"))" } ?? ""
    line.remove(.system)
    let known = line.word(.evidence)
    let end = line.index(line.startIndex, offsetBy: WordScanner.end(of: line))
    line.replaceSubrange(known ?? end..<end, with: (known == nil ? " " : "") + origin + place)
    return line
  }
}

extension String {
  /// Where an attribute stands in a fence's line; `nil` where it does not.
  fileprivate func word(_ attribute: AttributeName) -> Range<Index>? {
    let words = WordScanner(self, firstColumn: 1).words
    return words.first { $0.bare.hasPrefix("\(attribute.rawValue)=") }.map { word in
      index(startIndex, offsetBy: word.column - 1)..<index(startIndex, offsetBy: word.endColumn - 1)
    }
  }

  /// Takes an attribute and the blanks before it out of a fence's line.
  fileprivate mutating func remove(_ attribute: AttributeName) {
    guard let word = word(attribute) else { return }
    let blanks = self[..<word.lowerBound].reversed().prefix { $0.isWhitespace }.count
    removeSubrange(index(word.lowerBound, offsetBy: -blanks)..<word.upperBound)
  }
}

extension WordScanner {
  /// How many characters of a line stand before the end of its last word.
  fileprivate static func end(of line: String) -> Int {
    (WordScanner(line, firstColumn: 1).words.last?.endColumn ?? 1) - 1
  }
}

extension UInt8 {
  /// The ASCII character of the number.
  fileprivate var character: Character { Character(UnicodeScalar(self)) }
}

extension EditableSpec {
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

  /// The bytes before the content of one of a block's lines.
  private func markers(ofLine line: Int, before content: String) -> ArraySlice<UInt8> {
    text.bytes(ofLine: line).dropLast(content.utf8.count)
  }

  /// The bytes that a new line of a block begins with: those of its first line, or those of the
  /// fence, with blanks in place of a list item's own marker.
  private func newLinePrefix(of fence: FencedBlock) -> [UInt8] {
    if let first = fence.writtenLines.first {
      return Array(markers(ofLine: first.line, before: first.text))
    }
    let line = text.bytes(ofLine: fence.line)
    let quotation = UInt8(ascii: ">")
    return line.prefix { $0 != fence.opener.character }
      .map { $0 == quotation || $0.isBlank ? $0 : .space }
  }
}

/// Other bytes in the place of some of a file's.
struct ByteEdit {
  /// Which bytes of the file are replaced; an empty range inserts.
  var range: Range<Int>
  var bytes: [UInt8]
}

extension [UInt8] {
  /// The bytes with every edit done, each at its place in these bytes.
  ///
  /// - Parameter edits: In any order; no two may overlap.
  /// - Returns: The bytes afterwards.
  func applying(_ edits: [ByteEdit]) -> [UInt8] {
    var result = self
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.bytes)
    }
    return result
  }
}
