internal import Foundation

/// The notation of numbers: at most three decimals, no trailing zeros, `inf` for infinity.
package enum NumberText {
  package static func text(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    }
    let rounded = (value * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }

  /// Returns a dimension of a proposal as text, with `nil` if it is unspecified.
  package static func text(_ dimension: Double?) -> String {
    dimension.map { text($0) } ?? "nil"
  }
}

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

/// The notation of a long label by its beginning and `…`, which matches every label with that
/// beginning.
///
/// An example is `"Mathematician and…"`.
package enum ShortLabel {
  /// The maximum length of a label that is not shortened, in characters.
  private static let length = 24
  /// The character at the end of a shortened label.
  private static let mark: Character = "…"

  /// Returns a label for a block, shortened to its first words and `…` if it is long.
  ///
  /// If the first words are much shorter than the limit, the next word is cut.
  package static func text(_ label: String) -> String {
    guard label.count > length else { return label }
    let beginning = label.prefix(length - 1)
    let words = beginning.lastIndex(where: \.isWhitespace).map { beginning[..<$0] } ?? beginning
    let kept = words.count * 2 < length ? beginning : words
    return kept.trimmingCharacters(in: .whitespacesAndNewlines) + String(mark)
  }

  /// Returns whether a written label is equal to a label, or is the beginning of it followed by
  /// `…`.
  package static func matches(_ written: String, label: String?) -> Bool {
    guard let label else { return false }
    if written == label { return true }
    guard written.last == mark, written.count > 1 else { return false }
    return label.hasPrefix(written.dropLast())
  }

  /// Returns the name of a node with its label shortened, such as `Text "Mathematician and…" #bio`.
  package static func name(_ name: String) -> String {
    guard let start = name.firstIndex(of: "\"") else { return name }
    var label = ""
    var index = name.index(after: start)
    while index < name.endIndex, name[index] != "\"" {
      if name[index] == "\\", name.index(after: index) < name.endIndex {
        index = name.index(after: index)
        label.append(name[index] == "n" ? "\n" : name[index])
      } else {
        label.append(name[index])
      }
      index = name.index(after: index)
    }
    guard index < name.endIndex else { return name }
    return name[..<start] + QuotedText.text(text(label)) + name[name.index(after: index)...]
  }
}
