/// The calls of scripts, by the word that begins a line.
package enum ScriptVerb: String, Sendable, CaseIterable {
  // Of a snapshot.
  case appendSections
  case insertSections
  case moveSection
  case deleteSections
  case reloadSections
  case appendItems
  case insertItems
  case moveItem
  case deleteItems
  case deleteAllItems
  case reloadItems
  case reconfigureItems
  case numberOfItems
  case itemIdentifiers

  // Of a section snapshot.
  case append
  case insert
  case delete
  case expand
  case collapse
  case replaceChildren
  case insertSnapshot
  case snapshotOf
  case level
}

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

/// The word that begins a line of an `updates` block.
enum UpdateAction: String, CaseIterable {
  case delete
  case insert
  case move
  case reload
  case reconfigure
}

extension UpdateAction {
  /// Whether sections, or items, can be updated so: only cells are configured.
  func takes(_ part: UpdatePart) -> Bool { self != .reconfigure || part == .item }

  /// Samples of the line.
  var usage: String {
    switch self {
    case .move: "move section 0 -> 2, or move item 0.1 -> 0.4"
    case .reconfigure: "reconfigure item 1.0"
    case .delete, .insert, .reload: "\(rawValue) section 2, or \(rawValue) item 0.3"
    }
  }
}

/// The part of a collection view that an update is about.
enum UpdatePart: String {
  case section
  case item
}
