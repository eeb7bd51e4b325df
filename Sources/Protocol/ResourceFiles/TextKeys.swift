internal import LayoutValues

/// The formats of an app by their texts, to find the key of a text on a screen.
struct TextKeys: Sendable {
  /// A format with specifiers.
  private struct Pattern {
    var key: String
    var pieces: [FormatPiece]
  }

  /// The keys of formats without specifiers, by their texts.
  private var whole: [String: String] = [:]
  private var patterns: [Pattern] = []

  /// Prepares formats.
  ///
  /// - Parameters:
  ///   - tables: The tables of the formats, in all languages.
  ///   - changes: The pseudo-languages whose texts are found besides.
  init(of tables: some Sequence<StringTable>, in changes: Set<LayoutLanguage.Pseudo>) {
    for change in [nil] + changes.map(Optional.some) {
      for (key, format) in tables.flatMap(\.allFormats) {
        let format = format.changed(by: change)
        for text in format.forms.isEmpty ? [format.format] : Array(format.forms.values) {
          add(text, of: key)
        }
      }
    }
  }

  private mutating func add(_ format: String, of key: String) {
    if format.utf8.contains(UInt8(ascii: "%")) {
      let pieces = FormatPiece.pieces(of: format)
      if pieces.contains(where: { $0.literal == nil }) {
        return patterns.append(Pattern(key: key, pieces: pieces))
      }
    }
    whole[format] = min(whole[format] ?? key, key)
  }
}

extension TextKeys {
  /// Returns the key whose format determines most of a text.
  ///
  /// - Parameter text: The text with the values of specifiers; its end may be left out, as `…`.
  /// - Returns: The key; `nil` if no format can result in the text.
  /// - Complexity: O(1) on average for the whole text of a format without specifiers, otherwise
  ///   O(*n*) for *n* formats.
  func key(of text: String) -> String? {
    if let key = whole[text] { return key }
    if text.hasSuffix("…") {
      let start = text.dropLast()
      let found = whole.filter { $0.key.hasPrefix(start) }.values.min()
      if let found { return found }
    }
    let found = patterns.compactMap { pattern in
      Self.letters(of: pattern.pieces, in: text).map { (letters: $0, key: pattern.key) }
    }
    return found.min { (-$0.letters, $0.key) < (-$1.letters, $1.key) }?.key
  }

  /// Returns the number of letters of a text that do not come from specifiers.
  ///
  /// - Returns: The number; `nil` if the format cannot result in the text.
  private static func letters(of pieces: [FormatPiece], in text: String) -> Int? {
    let isCut = text.hasSuffix("…")
    if let first = pieces.first?.literal, !text.hasPrefix(first) { return nil }
    if let last = pieces.last?.literal, !isCut, !text.hasSuffix(last) { return nil }
    var rest = text[...]
    var letters = 0
    for literal in pieces.compactMap(\.literal) {
      guard let range = rest.firstRange(of: literal) else { return nil }
      letters += literal.count(where: \.isLetter)
      rest = rest[range.upperBound...]
    }
    // Specifiers alone result in any text.
    return letters > 0 ? letters : nil
  }
}
