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
}
