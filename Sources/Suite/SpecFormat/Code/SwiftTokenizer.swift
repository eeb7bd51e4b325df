/// A word or sign of Swift code.
package struct SwiftToken {
  package enum Kind {
    /// A name without its backticks, a keyword or a number.
    case word
    /// Characters of an operator, such as `->`.
    case `operator`
    /// A bracket or another character.
    case sign
    /// A literal of a string or a regular expression; tokens of interpolations follow it.
    case literal
  }

  package let kind: Kind
  package let text: Substring
  /// The line in the code, from 1.
  package let line: Int
}

/// Splits Swift code into tokens, and checks that its brackets, strings and comments are closed.
///
/// It handles nested comments, strings with any number of `#`, multi-line strings, interpolations,
/// extended regular expressions and quoted identifiers.
package struct SwiftTokenizer {
  /// The first unbalanced delimiter, with its line from 1 in the code; `nil` if all are balanced.
  private(set) var imbalance: SwiftImbalance?
  /// Whether each line begins outside of all delimiters.
  private(set) var isTopLevel = [true]
  /// Whether each line begins outside of strings and comments.
  private(set) var isCode = [true]
  /// The number of open brackets, strings and comments at the beginning of each line, not counting
  /// `#if`.
  package private(set) var depths = [0]
  /// The tokens, without comments.
  package private(set) var tokens: [SwiftToken] = []

  private let text: String
  private let code: [UInt8]
  private var index = 0
  private var line = 1
  private var open: [OpenDelimiter] = []
  private var openConditions = 0

  /// Reads Swift code up to the first imbalance.
  ///
  /// - Parameter code: Lines that end with `\n`.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ code: String) {
    text = code
    self.code = Array(code.utf8)
    while imbalance == nil, index < self.code.count { step() }
    if imbalance == nil, let last = open.last {
      imbalance = .unclosed(last.written, line: last.line)
    }
  }

  /// Reads lines of Swift code up to the first imbalance.
  ///
  /// - Parameter lines: The lines, without their ends.
  init(lines: [String]) { self.init(lines.map { $0 + "\n" }.joined()) }
}

extension SwiftTokenizer {
  private mutating func step() {
    switch open.last?.kind {
    case .string(let hashes, let isMultiline):
      stepInString(hashes: hashes, isMultiline: isMultiline)
    case .comment:
      if !consume("/*", opening: .comment), !consumeEnd("*/") { advance() }
    case .bracket, .interpolation, .condition, nil:
      stepInCode()
    }
  }

  private mutating func stepInCode() {
    let byte = code[index]
    switch byte {
    case UInt8(ascii: "/") where matches("//"): skipToLineEnd()
    case UInt8(ascii: "/") where matches("/*"): _ = consume("/*", opening: .comment)
    case UInt8(ascii: "#"), UInt8(ascii: "\""): stepAtHashesOrQuote()
    case .backtick: stepAtBacktick()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      addToken(.sign, length: 1)
      push(.bracket(byte))
      advance()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket()
    case .space, .tab, .lineFeed: advance()
    default: stepAtToken(SwiftWords.kind(of: byte))
    }
  }

  /// Reads a word, an operator, or one other character.
  private mutating func stepAtToken(_ kind: SwiftToken.Kind) {
    guard kind != .sign else {
      addToken(.sign, length: 1)
      return advance()
    }
    // A comment ends an operator.
    let start = index
    repeat {
      index += 1
    } while index < code.count && SwiftWords.kind(of: code[index]) == kind
      && !startsComment
    addToken(kind, at: start, length: index - start)
  }

  /// Reads a quoted name, or only the backtick if the line has no other one.
  private mutating func stepAtBacktick() {
    let closing = code[(index + 1)...].firstIndex { $0 == .backtick || $0 == .lineFeed }
    guard let closing, code[closing] == .backtick else { return advance() }
    addToken(.word, at: index + 1, length: closing - index - 1)
    index = closing + 1
  }

  private mutating func closeBracket() {
    let bracket = code[index]
    if let last = open.last, last.isClosed(by: bracket) {
      if last.kind != .interpolation { addToken(.sign, length: 1) }
      open.removeLast()
      advance()
    } else {
      imbalance = .unexpected(String(UnicodeScalar(bracket)), line: line)
    }
  }

  /// Reads `"`, `"""`, `#"` or `#/` with any number of `#`, or only the `#`.
  private mutating func stepAtHashesOrQuote() {
    let hashes = code[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let start = index + hashes
    guard start < code.count, code[start] == UInt8(ascii: "\"") else {
      if consumeCondition() { return }
      if start < code.count, code[start] == UInt8(ascii: "/") {
        addToken(.literal, length: hashes + 1)
        return skipExpression(from: start + 1, hashes: hashes)
      }
      addToken(.sign, length: hashes)
      index = start
      return
    }
    // `#"""#` is a string that contains one quote, not the beginning of a multi-line string.
    let isMultiline =
      matches("\"\"\"", at: start)
      && (hashes == 0 || !lineContainsQuote(hashes, after: start + 2))
    addToken(.literal, length: hashes + 1)
    push(.string(hashes: hashes, isMultiline: isMultiline))
    index = start + (isMultiline ? 3 : 1)
  }

  /// Reads `#if` or `#endif`, and returns whether one of them is next.
  private mutating func consumeCondition() -> Bool {
    let word = code[index...].prefix("#endif ".count)
      .prefix { $0 != .space && $0 != .lineFeed && $0 != UInt8(ascii: "(") }
    if word.elementsEqual("#if".utf8) { return consume("#if", opening: .condition) }
    guard word.elementsEqual("#endif".utf8) else { return false }
    if open.last?.kind == .condition { return consumeEnd("#endif") }
    imbalance = .unexpected("#endif", line: line)
    return true
  }

  private mutating func stepInString(hashes: Int, isMultiline: Bool) {
    let byte = code[index]
    if byte == .lineFeed, !isMultiline {
      imbalance = open.last.map { .unclosed($0.written, line: $0.line) }
    } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
      index += 1 + hashes
      if matches("(") { push(.interpolation) }
      if index < code.count { advance() }
    } else if byte == UInt8(ascii: "\""), matches(isMultiline ? "\"\"\"" : "\""),
      hasHashes(hashes, at: index + (isMultiline ? 3 : 1))
    {
      open.removeLast()
      index += hashes + (isMultiline ? 3 : 1)
    } else {
      advance()
    }
  }

  /// Skips an extended regular expression, up to a `/` with the same number of `#`.
  private mutating func skipExpression(from start: Int, hashes: Int) {
    let openingLine = line
    index = start
    while index < code.count {
      if code[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        index += 1 + hashes
        return
      }
      advance()
    }
    imbalance = .unclosed(String(repeating: "#", count: hashes) + "/", line: openingLine)
  }
}

extension SwiftTokenizer {
  private mutating func addToken(_ kind: SwiftToken.Kind, at start: Int? = nil, length: Int) {
    let bytes = text.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: start ?? index)
    let range = first..<bytes.index(first, offsetBy: length)
    tokens.append(SwiftToken(kind: kind, text: Substring(bytes[range]), line: line))
  }

  private mutating func advance() {
    if code[index] == .lineFeed {
      line += 1
      isTopLevel.append(open.isEmpty)
      isCode.append(open.last?.kind.isText != true)
      depths.append(open.count - openConditions)
    }
    index += 1
  }

  private mutating func push(_ kind: OpenDelimiter.Kind) {
    if kind == .condition { openConditions += 1 }
    open.append(OpenDelimiter(kind: kind, line: line))
  }

  private mutating func consume(_ text: StaticString, opening kind: OpenDelimiter.Kind) -> Bool {
    guard matches(text) else { return false }
    push(kind)
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func consumeEnd(_ text: StaticString) -> Bool {
    guard matches(text) else { return false }
    if open.removeLast().kind == .condition { openConditions -= 1 }
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func skipToLineEnd() {
    while index < code.count, code[index] != .lineFeed { index += 1 }
  }

  private func matches(_ text: StaticString, at place: Int? = nil) -> Bool {
    let (start, length) = (place ?? index, text.utf8CodeUnitCount)
    guard start + length <= code.count else { return false }
    // Without generic code, which is slow in debug builds.
    var offset = 0
    while offset < length, code[start + offset] == text.utf8Start[offset] { offset += 1 }
    return offset == length
  }

  /// Whether a comment begins at the current byte.
  private var startsComment: Bool {
    code[index] == UInt8(ascii: "/") && (matches("//") || matches("/*"))
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    count == 0
      || code[min(place, code.count)...].starts(
        with: repeatElement(UInt8(ascii: "#"), count: count)
      )
  }

  /// Returns whether the line contains a quote followed by the given number of `#`.
  private func lineContainsQuote(_ hashes: Int, after place: Int) -> Bool {
    var place = min(place, code.count)
    while place < code.count, code[place] != .lineFeed {
      if code[place] == UInt8(ascii: "\""), hasHashes(hashes, at: place + 1) { return true }
      place += 1
    }
    return false
  }
}

/// A delimiter in Swift code that must be closed.
struct OpenDelimiter {
  enum Kind: Equatable {
    /// An opening bracket: `(`, `[` or `{`.
    case bracket(UInt8)
    /// An interpolation in a string: `\(`.
    case interpolation
    /// A string, with the number of `#` before its quotes.
    case string(hashes: Int, isMultiline: Bool)
    /// A block comment: `/*`.
    case comment
    /// A conditional compilation block: `#if`.
    case condition

    /// Whether the content is text rather than code.
    var isText: Bool {
      switch self {
      case .string, .comment: true
      case .bracket, .interpolation, .condition: false
      }
    }
  }

  var kind: Kind
  /// The line in the code, from 1.
  var line: Int
}

extension OpenDelimiter {
  /// The characters in the code, for messages.
  var written: String {
    switch kind {
    case .bracket(let byte): String(UnicodeScalar(byte))
    case .interpolation: "\\("
    case .string(let hashes, let isMultiline):
      String(repeating: "#", count: hashes) + (isMultiline ? "\"\"\"" : "\"")
    case .comment: "/*"
    case .condition: "#if"
    }
  }

  /// Returns whether a closing bracket closes the delimiter.
  func isClosed(by bracket: UInt8) -> Bool {
    switch (kind, bracket) {
    case (.bracket(UInt8(ascii: "(")), UInt8(ascii: ")")),
      (.bracket(UInt8(ascii: "[")), UInt8(ascii: "]")),
      (.bracket(UInt8(ascii: "{")), UInt8(ascii: "}")),
      (.interpolation, UInt8(ascii: ")")):
      true
    default:
      false
    }
  }
}
