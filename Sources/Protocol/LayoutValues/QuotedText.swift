internal import Foundation

/// The notation of words in quotation marks.
package enum QuotedText {
  /// Returns a word in quotation marks, with line feeds escaped.
  package static func text(_ word: String) -> String {
    let escaped =
      word
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// Returns a word, in quotation marks if it contains blanks or quotes.
  package static func word(_ word: String) -> String {
    word.contains { $0.isWhitespace || $0 == "\"" } ? text(word) : word
  }

  /// Returns an id with `#`, in quotation marks if it is not a single word: `#"an id"`.
  package static func identifier(_ id: String) -> String {
    let isWord = !id.isEmpty && !id.contains { $0.isWhitespace || $0 == "\"" }
    return "#" + (isWord ? id : text(id))
  }
}
