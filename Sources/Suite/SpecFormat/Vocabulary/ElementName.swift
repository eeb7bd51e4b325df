/// The element that a line of a collection view's frames speaks of.
package enum ElementName: Sendable, Hashable, Codable {
  /// Everything that can be scrolled to.
  case content
  case cell(section: Int, item: Int)
  case supplementary(kind: String, section: Int, item: Int)
  /// A supplementary view of the whole layout, by its place among those of its kind.
  case layoutSupplementary(kind: String, item: Int)
  case decoration(kind: String, section: Int)
  /// A row of a table.
  case row(section: Int, row: Int)
  /// A section's header in a table; `nil` for that of the whole table.
  case header(section: Int?)
  /// A section's footer in a table; `nil` for that of the whole table.
  case footer(section: Int?)
}

extension ElementName {
  /// The words that begin a line.
  package static let words = [
    "content", "cell", "supplementary", "decoration", "row", "header", "footer",
  ]

  /// Whether a line is of an element, and not of a node, by its first word.
  static func begins(_ line: String) -> Bool {
    words.contains(String(line.trimmed.prefix { !$0.isWhitespace }))
  }
}
