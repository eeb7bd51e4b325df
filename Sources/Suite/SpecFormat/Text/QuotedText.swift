/// Words in quotation marks, as blocks have them.
package enum QuotedText {
  /// A word in quotation marks, in one line.
  package static func text(_ word: String) -> String {
    let escaped =
      word
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// A word as a block has it: in quotation marks where it has blanks.
  package static func word(_ word: String) -> String {
    word.contains { $0.isWhitespace || $0 == "\"" } ? text(word) : word
  }

  /// An id at the place of an id, in quotes where it is more than one word: `#"an id"`.
  package static func identifier(_ id: String) -> String {
    let isWord = !id.isEmpty && !id.contains { $0.isWhitespace || $0 == "\"" }
    return "#" + (isWord ? id : text(id))
  }
}
