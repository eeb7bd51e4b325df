/// Text as a Markdown document can hold it.
enum MarkdownText {
  /// Text that must not be read as Markdown, in one line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character.isNewline {
        escaped.append(" ")
        continue
      }
      if "\\`*_[]<>|#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// A link; the target's spaces and brackets are percent-encoded.
  static func link(_ text: String, to target: String) -> String {
    "[\(escaped(text))](\(encoded(target)))"
  }

  /// A picture, with what it shows in words.
  static func image(_ alternative: String, at target: String) -> String {
    "!\(link(alternative, to: target))"
  }

  private static func encoded(_ target: String) -> String {
    target
      .replacing(" ", with: "%20").replacing("(", with: "%28").replacing(")", with: "%29")
  }

  /// Text as it is, in a fence that no line of it ends.
  static func fenced(_ text: String, language: String = "") -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}
