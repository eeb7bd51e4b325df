/// The notation of the names of sections and items in states and calls.
package enum SnapshotName {
  /// The marks of states, which end a name.
  package static let marks: Set<Character> = [":", "|", "(", ")", "+"]
  /// Other characters that require quotes, because they probably indicate a list or another mark.
  private static let oddCharacters: Set<Unicode.Scalar> = [
    ",", ";", "=", "<", ">", "{", "}", "[", "]", "`",
  ]

  /// Returns a name for a state, in quotes if it is not a plain word.
  package static func text(_ name: String) -> String {
    let isPlain =
      isBare(name)
      && !name.contains { $0.isWhitespace || "\"\\".contains($0) || marks.contains($0) }
    return isPlain ? name : QuotedText.text(name)
  }

  /// Returns whether a word can be a name without quotes.
  ///
  /// It must contain a letter, a digit or a non-ASCII symbol, and no character that requires
  /// quotes.
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
  /// The word as a name of a section or an item; `nil` for a mark and for a word that requires
  /// quotes.
  var snapshotName: String? {
    if quoted != nil { return bare.isEmpty ? quoted : nil }
    return SnapshotName.isBare(bare) ? bare : nil
  }

  /// Returns whether the word is equal to a text and not quoted.
  func isPlain(_ text: String) -> Bool { quoted == nil && bare == text }
}

/// The first word of a line of an `updates` block.
enum UpdateAction: String, CaseIterable {
  case delete
  case insert
  case move
  case reload
  case reconfigure
}

extension UpdateAction {
  /// Returns whether the action is valid for sections or items; only items can be reconfigured.
  func takes(_ part: UpdatePart) -> Bool { self != .reconfigure || part == .item }

  /// Examples of the line.
  var usage: String {
    switch self {
    case .move: "move section 0 -> 2, or move item 0.1 -> 0.4"
    case .reconfigure: "reconfigure item 1.0"
    case .delete, .insert, .reload: "\(rawValue) section 2, or \(rawValue) item 0.3"
    }
  }
}

/// The part of a collection view that an update changes.
enum UpdatePart: String {
  case section
  case item
}
