/// The Markdown of one localized text: emphasis, code, strikethrough and links (R-TXT-18).
///
/// It follows the rules of CommonMark for these elements. All other Markdown, such as headings,
/// lists and images, is plain text, and so are line breaks.
struct InlineMarkdown {
  /// The Markdown elements that enclose a part of the text, such as emphasis and code.
  struct Style: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let emphasis = Style(rawValue: 1)
    static let strong = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  /// A part of the text with one style.
  struct Run: Equatable, Sendable {
    var text: String
    var style: Style = []
  }

  /// A part of the source: text, or a run of equal delimiters that may become an element.
  private struct Part {
    var text: String
    var style: Style = []
    /// The character of a delimiter run or of an opening bracket; `nil` for text.
    var delimiter: Character?
    var canOpen = false
    var canClose = false
    /// The length of the whole delimiter run in the source.
    var length = 0
  }

  private let source: [Character]
  private var index = 0
  private var parts: [Part] = []

  private init(_ source: String) { self.source = Array(source) }
}

extension InlineMarkdown {
  /// Returns whether a text has a character that Markdown could interpret.
  static func isMarkup(_ source: String) -> Bool {
    source.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  /// Returns the parts of a text in order; neighbors have different styles.
  ///
  /// - Complexity: O(*n*) for *n* characters with delimiters that match, at most O(*n*²).
  static func runs(of source: String) -> [Run] {
    var markdown = InlineMarkdown(source)
    markdown.readAll()
    return markdown.parts.reduce(into: []) { runs, part in
      if part.text.isEmpty { return }
      if runs.last?.style == part.style {
        runs[runs.count - 1].text += part.text
      } else {
        runs.append(Run(text: part.text, style: part.style))
      }
    }
  }

  /// Returns the text without its markup.
  static func plainText(of source: String) -> String {
    isMarkup(source) ? runs(of: source).map(\.text).joined() : source
  }

  /// Returns a text that Markdown shows as it is.
  static func escaped(_ text: String) -> String {
    guard isMarkup(text) else { return text }
    return text.reduce(into: "") { result, character in
      if isPunctuation(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Returns whether a character is punctuation of ASCII, which a backslash escapes.
  private static func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}

// MARK: - Reading the source

extension InlineMarkdown {
  private mutating func readAll() {
    while index < source.count {
      switch source[index] {
      case "\\" where index + 1 < source.count && Self.isPunctuation(source[index + 1]):
        append(String(source[index + 1]))
        index += 2
      case "`": readCode()
      case "*", "_", "~": readDelimiters()
      case "[":
        parts.append(Part(text: "[", delimiter: "["))
        index += 1
      case "]": readEndOfLink()
      case "<": readAddress()
      default:
        append(String(source[index]))
        index += 1
      }
    }
    resolve(from: 0)
  }

  private mutating func append(_ text: String, style: Style = []) {
    if let last = parts.last, last.delimiter == nil, last.style == style {
      parts[parts.count - 1].text += text
    } else {
      parts.append(Part(text: text, style: style))
    }
  }

  /// Reads a code span, or backticks without an end as text.
  private mutating func readCode() {
    let length = source[index...].prefix { $0 == "`" }.count
    let start = index + length
    index = start
    var end = start
    while end < source.count {
      let ticks = source[end...].prefix { $0 == "`" }.count
      if ticks == length {
        var code = source[start..<end].map { $0.isNewline ? " " : $0 }
        let isPadded = code.first == " " && code.last == " " && code.contains { $0 != " " }
        if isPadded { code = Array(code.dropFirst().dropLast()) }
        append(String(code), style: .code)
        index = end + length
        return
      }
      end += max(ticks, 1)
    }
    append(String(repeating: "`", count: length))
  }

  private mutating func readDelimiters() {
    let character = source[index]
    let length = source[index...].prefix { $0 == character }.count
    let before = index > 0 ? source[index - 1] : " "
    index += length
    let after = index < source.count ? source[index] : " "
    let isMark = { (character: Character) in character.isPunctuation || character.isSymbol }
    let isLeft =
      !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight =
      !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    let isInWord = character == "_"
    var part = Part(text: String(repeating: character, count: length), delimiter: character)
    part.canOpen = isLeft && (!isInWord || !isRight || isMark(before))
    part.canClose = isRight && (!isInWord || !isLeft || isMark(after))
    part.length = length
    parts.append(part)
  }

  /// Reads an address between angle brackets, which is shown as a link.
  private mutating func readAddress() {
    let rest = source[(index + 1)...]
    let address = rest.prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
    let isClosed = address.endIndex < source.count && source[address.endIndex] == ">"
    let isAddress = address.contains("@") || address.prefix { $0 != ":" }.count < address.count
    guard isClosed, isAddress else {
      append("<")
      index += 1
      return
    }
    append(String(address), style: .link)
    index = address.endIndex + 1
  }

  /// Reads `](address)` after the text of a link, or a bracket as text.
  private mutating func readEndOfLink() {
    index += 1
    guard let opening = parts.lastIndex(where: { $0.delimiter == "[" }) else { return append("]") }
    guard let end = endOfDestination() else {
      parts[opening].delimiter = nil
      return append("]")
    }
    resolve(from: opening + 1)
    for part in parts[(opening + 1)...].indices { parts[part].style.insert(.link) }
    parts.remove(at: opening)
    // A link contains no other link.
    for part in parts.indices where parts[part].delimiter == "[" { parts[part].delimiter = nil }
    index = end
  }

  /// Returns the index after the parenthesis that ends the destination of a link; `nil` if there is
  /// none.
  private func endOfDestination() -> Int? {
    guard index < source.count, source[index] == "(" else { return nil }
    var depth = 0
    for position in index..<source.count {
      switch source[position] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
    }
    return nil
  }
}

// MARK: - Matching delimiters

extension InlineMarkdown {
  /// Matches the delimiters from a part on; those that match become styles, all others text.
  private mutating func resolve(from start: Int) {
    var closing = start
    while closing < parts.count {
      guard parts[closing].canClose, !parts[closing].text.isEmpty,
        let opening = opening(of: closing, from: start)
      else {
        closing += 1
        continue
      }
      match(opening, closing)
    }
    for index in parts[start...].indices where parts[index].delimiter != "[" {
      parts[index].delimiter = nil
      (parts[index].canOpen, parts[index].canClose) = (false, false)
    }
  }

  /// Returns the nearest part that opens the element that a part closes.
  private func opening(of closing: Int, from start: Int) -> Int? {
    let end = parts[closing]
    return parts[start..<closing].lastIndex { part in
      guard part.canOpen, !part.text.isEmpty, part.delimiter == end.delimiter else { return false }
      if end.delimiter == "~" { return part.length == end.length && part.length <= 2 }
      let isBoth = part.canClose || end.canOpen
      let isMultiple = part.length % 3 == 0 && end.length % 3 == 0
      return !isBoth || (part.length + end.length) % 3 != 0 || isMultiple
    }
  }

  /// Removes the delimiters of an element, and adds its style to the parts between them.
  private mutating func match(_ opening: Int, _ closing: Int) {
    let isStruck = parts[closing].delimiter == "~"
    let isLong = min(parts[opening].text.count, parts[closing].text.count) >= 2
    let count = isStruck ? parts[closing].length : isLong ? 2 : 1
    let style: Style = isStruck ? .strikethrough : isLong ? .strong : .emphasis
    parts[opening].text.removeLast(count)
    parts[closing].text.removeLast(count)
    for index in (opening + 1)..<closing {
      parts[index].style.insert(style)
      (parts[index].canOpen, parts[index].canClose) = (false, false)
    }
  }
}
