/// How states and calls write the names of sections and items.
package enum SnapshotName {
  /// The marks that a name ends at, of which states are made.
  static let marks: Set<Character> = [":", "|", "(", ")", "+"]
  /// The other characters that stand in no name without quotes: somebody meant a list, or another
  /// mark.
  private static let oddCharacters: Set<Unicode.Scalar> = [
    ",", ";", "=", "<", ">", "{", "}", "[", "]", "`",
  ]

  /// A name as a state has it: in quotes where it is no plain word.
  package static func text(_ name: String) -> String {
    let isPlain =
      isBare(name)
      && !name.contains { $0.isWhitespace || "\"\\".contains($0) || marks.contains($0) }
    return isPlain ? name : QuotedText.text(name)
  }

  /// Whether a word can be a name without quotes: it has a letter, a digit or a symbol, and
  /// nothing that belongs to lists.
  static func isBare(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    return scalars.contains { !$0.isASCII || isLetterOrDigit($0) }
      && !scalars.contains { oddCharacters.contains($0) }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}

extension Word {
  /// The section's or the item's name that the word is; `nil` for a mark and for a word that needs
  /// quotes.
  var snapshotName: String? {
    if quoted != nil { return bare.isEmpty ? quoted : nil }
    return SnapshotName.isBare(bare) ? bare : nil
  }

  /// Whether it is that word, without quotes.
  func isPlain(_ text: String) -> Bool { quoted == nil && bare == text }
}
