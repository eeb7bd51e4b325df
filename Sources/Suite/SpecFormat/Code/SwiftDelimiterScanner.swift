/// Checks that the brackets, strings and comments in Swift code are closed.
///
/// It handles nested comments, strings with any number of `#`, multi-line strings, interpolations,
/// extended regular expressions and quoted identifiers.
package struct SwiftDelimiterScanner {
  /// The first unbalanced delimiter, with its line from 1 in the code; `nil` if all are balanced.
  private(set) var imbalance: SwiftImbalance?
  /// Whether each line begins outside of all delimiters.
  private(set) var isTopLevel = [true]
  /// Whether each line begins outside of strings and comments.
  private(set) var isCode = [true]
  /// The number of open brackets, strings and comments at the beginning of each line, not counting
  /// `#if`.
  package private(set) var depths = [0]

  private let code: [UInt8]
  private var index = 0
  private var line = 1
  private var open: [OpenDelimiter] = []
  private var openConditions = 0

  /// Scans Swift code up to the first imbalance.
  ///
  /// - Parameter code: Lines that end with `\n`.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ code: String) {
    self.code = Array(code.utf8)
    while imbalance == nil, index < self.code.count { step() }
    if imbalance == nil, let last = open.last {
      imbalance = .unclosed(last.written, line: last.line)
    }
  }
}

extension SwiftDelimiterScanner {
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
    switch code[index] {
    case UInt8(ascii: "/"):
      if looksAt("//") { skipToLineEnd() } else if !consume("/*", opening: .comment) { advance() }
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      stepAtHashesOrQuote()
    case .backtick:
      let closing = code[(index + 1)...].firstIndex { $0 == .backtick || $0 == .lineFeed }
      advance()
      if let closing, code[closing] == .backtick { index = closing + 1 }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      push(.bracket(code[index]))
      advance()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      closeBracket()
    default:
      advance()
    }
  }

  private mutating func closeBracket() {
    let bracket = code[index]
    if open.last?.isClosed(by: bracket) == true {
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
      let isExpression = hashes > 0 && start < code.count && code[start] == UInt8(ascii: "/")
      isExpression ? skipExpression(from: start + 1, hashes: hashes) : (index = start)
      return
    }
    // `#"""#` is a string that contains one quote, not the beginning of a multi-line string.
    let isMultiline =
      looksAt("\"\"\"", at: start)
      && (hashes == 0 || !lineHolds(hashes, after: start + 2))
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
    } else if byte == UInt8(ascii: "\\"), holdsHashes(hashes, at: index + 1) {
      index += 1 + hashes
      if looksAt("(") { push(.interpolation) }
      if index < code.count { advance() }
    } else if byte == UInt8(ascii: "\""), looksAt(isMultiline ? "\"\"\"" : "\""),
      holdsHashes(hashes, at: index + (isMultiline ? 3 : 1))
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
      if code[index] == UInt8(ascii: "/"), holdsHashes(hashes, at: index + 1) {
        index += 1 + hashes
        return
      }
      advance()
    }
    imbalance = .unclosed(String(repeating: "#", count: hashes) + "/", line: openingLine)
  }
}

extension SwiftDelimiterScanner {
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

  private mutating func consume(_ text: String, opening kind: OpenDelimiter.Kind) -> Bool {
    guard looksAt(text) else { return false }
    push(kind)
    index += text.utf8.count
    return true
  }

  private mutating func consumeEnd(_ text: String) -> Bool {
    guard looksAt(text) else { return false }
    if open.removeLast().kind == .condition { openConditions -= 1 }
    index += text.utf8.count
    return true
  }

  private mutating func skipToLineEnd() {
    while index < code.count, code[index] != .lineFeed { index += 1 }
  }

  private func looksAt(_ text: String, at place: Int? = nil) -> Bool {
    code[min(place ?? index, code.count)...].starts(with: text.utf8)
  }

  private func holdsHashes(_ count: Int, at place: Int) -> Bool {
    code[min(place, code.count)...].starts(with: repeatElement(UInt8(ascii: "#"), count: count))
  }

  /// Returns whether the line contains a quote followed by the given number of `#`.
  private func lineHolds(_ hashes: Int, after place: Int) -> Bool {
    var place = min(place, code.count)
    while place < code.count, code[place] != .lineFeed {
      if code[place] == UInt8(ascii: "\""), holdsHashes(hashes, at: place + 1) { return true }
      place += 1
    }
    return false
  }
}
