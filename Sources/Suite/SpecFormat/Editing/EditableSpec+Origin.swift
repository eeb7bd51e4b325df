extension EditableSpec {
  /// Says in a block's info string where its values come from, and of which system they are, in
  /// place of what it says of that, or behind everything else that it says.
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
    setOpener(Self.line(opener(ofBlockAt: line), stating: evidence, system: system), at: line)
  }

  /// A fence's line that says where values come from.
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

/// A block as it is meant to be read, or is read.
struct IntendedBlock: Sendable {
  /// The line of its fence in the file that is changed, from 1.
  let line: Int
  private var info: String
  var lines: [String]
  /// The blocks that are added behind it.
  var followers: [IntendedBlock] = []

  init(_ fence: FencedBlock) {
    line = fence.line
    info = fence.opener.info
    lines = fence.content.map(\.text)
  }
}

extension IntendedBlock {
  /// Takes the info string of a fence's line.
  mutating func setInfo(ofOpener line: String) {
    info = FenceOpener(afterMarkersOf: Array(line.utf8)[...])?.info ?? info
  }

  /// The block, and those that are added behind it.
  var withFollowers: [IntendedBlock] { [self] + followers }
}

extension IntendedBlock: Equatable {
  /// Whether two blocks have the same lines; where they stand is no matter.
  static func == (block: IntendedBlock, other: IntendedBlock) -> Bool {
    block.info == other.info && block.lines == other.lines
  }

  /// The lines of the block in the order of the file, that of the fence first.
  var writtenLines: [String] { ["```" + info] + lines }
}
