internal import ElementTree

/// Highlights Swift code: keywords, types, numbers, strings and comments.
enum SwiftHighlighter {
  private static let keywords: Set<Substring> = [
    "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "mutating",
    "nil", "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "some", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while",
  ]

  /// Returns the code in highlighted pieces without changes to its text.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func markup(_ code: String) -> [Markup] {
    var pieces: [Markup] = []
    var plain = code[..<code.startIndex]
    var rest = code[...]
    while !rest.isEmpty {
      guard let (token, style) = token(at: rest) else {
        let next = rest.index(after: rest.startIndex)
        plain = code[(plain.isEmpty ? rest.startIndex : plain.startIndex)..<next]
        rest = rest[next...]
        continue
      }
      if let style {
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        pieces.append(.element("span", ["class": style], String(token)))
        plain = code[token.endIndex..<token.endIndex]
      } else {
        plain = code[(plain.isEmpty ? token.startIndex : plain.startIndex)..<token.endIndex]
      }
      rest = code[token.endIndex...]
    }
    if !plain.isEmpty { pieces.append(.text(String(plain))) }
    return pieces
  }

  /// Returns the token at the start of a text with its style.
  ///
  /// The style is `nil` for a word without one. The result is `nil` if the text does not start with
  /// a token.
  private static func token(at text: Substring) -> (Substring, style: String?)? {
    guard let first = text.first else { return nil }
    if text.hasPrefix("//") { return (text.prefix { !$0.isNewline }, "c") }
    if text.hasPrefix("/*") { return (through("*/", in: text), "c") }
    if text.hasPrefix("\"\"\"") { return (through("\"\"\"", in: text), "s") }
    if first == "\"" { return (string(in: text), "s") }
    if first.isNumber { return (text.prefix { $0.isHexDigit || "._xob".contains($0) }, "n") }
    if first == "@" || first == "#" {
      let word = text.dropFirst().prefix { isWordCharacter($0) }
      return word.isEmpty ? nil : (text[text.startIndex..<word.endIndex], "k")
    }
    guard isWordCharacter(first) else { return nil }
    let word = text.prefix { isWordCharacter($0) }
    if keywords.contains(word) { return (word, "k") }
    return (word, first.isUppercase ? "t" : nil)
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the text through the next delimiter after its start, or all of it.
  private static func through(_ delimiter: String, in text: Substring) -> Substring {
    let start = text.index(text.startIndex, offsetBy: delimiter.count)
    guard let end = text[start...].firstRange(of: delimiter) else { return text }
    return text[..<end.upperBound]
  }

  /// Returns a single-line string literal with its quotation marks.
  private static func string(in text: Substring) -> Substring {
    var isEscaped = false
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      if character.isNewline { return text[..<index] }
      index = text.index(after: index)
      if character == "\"", !isEscaped { return text[..<index] }
      isEscaped = character == "\\" && !isEscaped
    }
    return text
  }
}
