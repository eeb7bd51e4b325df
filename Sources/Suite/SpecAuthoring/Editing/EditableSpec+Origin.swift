package import SpecFormat

extension EditableSpec {
  /// Sets the `evidence=` and `on=` attributes in a block's info string.
  ///
  /// Existing attributes are replaced; otherwise the new ones are added at the end.
  ///
  /// - Parameters:
  ///   - evidence: The source of the values.
  ///   - system: The system that the values apply to; `nil` for none.
  ///   - line: The line of the opening fence, from 1.
  package mutating func setOrigin(
    _ evidence: Evidence,
    system: SystemVersion?,
    ofBlockAt line: Int
  ) {
    setOpener(Self.line(opener(ofBlockAt: line), stating: evidence, system: system), at: line)
  }

  /// Returns the line of an opening fence with the `evidence=` and `on=` attributes set.
  static func line(
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
  /// Returns the range of an attribute in the line of a fence; `nil` if it is missing.
  fileprivate func word(_ attribute: AttributeName) -> Range<Index>? {
    let words = WordScanner(self, firstColumn: 1).words
    return words.first { $0.bare.hasPrefix("\(attribute.rawValue)=") }.map { word in
      index(startIndex, offsetBy: word.column - 1)..<index(startIndex, offsetBy: word.endColumn - 1)
    }
  }

  /// Removes an attribute and the blanks before it from the line of a fence.
  fileprivate mutating func remove(_ attribute: AttributeName) {
    guard let word = word(attribute) else { return }
    let blanks = self[..<word.lowerBound].reversed().prefix { $0.isWhitespace }.count
    removeSubrange(index(word.lowerBound, offsetBy: -blanks)..<word.upperBound)
  }
}

extension WordScanner {
  /// Returns the number of characters up to the end of the last word of a line.
  fileprivate static func end(of line: String) -> Int {
    (WordScanner(line, firstColumn: 1).words.last?.endColumn ?? 1) - 1
  }
}

/// The content of a block, either as intended or as parsed.
struct IntendedBlock: Sendable {
  /// The line of the fence in the original file, from 1.
  let line: Int
  private var info: String
  var lines: [String]
  /// The blocks that are inserted after it.
  var followers: [IntendedBlock] = []

  init(_ fence: FencedBlock) {
    line = fence.line
    info = fence.opener.info
    lines = fence.content.map(\.text)
  }
}

extension IntendedBlock {
  /// Sets the info string to that of a fence's line.
  mutating func setInfo(ofOpener line: String) {
    info = FenceOpener(afterMarkersOf: Array(line.utf8)[...])?.info ?? info
  }

  /// The block, followed by those that are inserted after it.
  var withFollowers: [IntendedBlock] { [self] + followers }
}

extension IntendedBlock: Equatable {
  /// Returns whether two blocks have the same info string and lines, regardless of their positions.
  static func == (block: IntendedBlock, other: IntendedBlock) -> Bool {
    block.info == other.info && block.lines == other.lines
  }

  /// The lines of the block in the order of the file, beginning with the fence.
  var writtenLines: [String] { ["```" + info] + lines }
}
