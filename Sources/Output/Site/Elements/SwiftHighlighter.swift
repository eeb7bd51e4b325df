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
  /// - Parameters:
  ///   - code: The code.
  ///   - links: The links of names; `nil` for none.
  /// - Returns: Texts, and elements with one text each.
  /// - Complexity: O(*n*) for *n* characters.
  static func markup(_ code: String, links: CodeLinks? = nil) -> [Markup] {
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
      let address = links?.address(of: token, in: code)
      if style != nil || address != nil {
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        pieces.append(piece(token, style: style, address: address))
        plain = code[token.endIndex..<token.endIndex]
      } else {
        plain = code[(plain.isEmpty ? token.startIndex : plain.startIndex)..<token.endIndex]
      }
      rest = code[token.endIndex...]
    }
    if !plain.isEmpty { pieces.append(.text(String(plain))) }
    return pieces
  }

  /// Returns a token with its style, in short elements, since a site has a million of them.
  private static func piece(_ token: Substring, style: String?, address: String?) -> Markup {
    let text = String(token)
    if let address { return .element("a", ["href": address], text) }
    return switch style {
    case "t": .element("b", [:], text)
    case "n": .element("i", [:], text)
    case "s": .element("u", [:], text)
    case "k": .element("em", [:], text)
    default: .element("b", ["class": style], text)
    }
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

extension CodeLinks {
  /// Returns the address of the page of a word in code; `nil` if it has none.
  fileprivate func address(of word: Substring, in code: String) -> String? {
    guard word.first?.isLetter == true else { return nil }
    let isMember =
      word.startIndex > code.startIndex && code[code.index(before: word.startIndex)] == "."
    let rest = code[word.endIndex...]
    let next = rest.drop { $0 == " " }
    let isCalled = rest.first == "(" || next.first == "{" || next.hasPrefix("= ")
    return address(of: word, isMember: isMember, isCalled: isCalled)
  }
}
