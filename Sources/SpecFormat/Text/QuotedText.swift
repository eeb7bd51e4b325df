/// Words in quotation marks, as blocks have them.
package enum QuotedText {
  /// A word in quotation marks, in one line.
  package static func text(_ word: String) -> String {
    let escaped =
      word
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
