/// A token of Swift code, with its place in the file.
struct CodeToken {
  enum Kind: Equatable {
    case word, integer, decimal, symbol
    /// A string literal, with the index of its interpolations in ``CodeTokens/interpolations``.
    case string(Int)
    case end
  }

  var kind: Kind
  var text: String
  var place: CodePosition
  /// Whether it is the first token of its line.
  var startsLine = false
  /// Whether a blank or a line break is before it.
  var followsSpace = false
}

/// A line and a column of code, as the compiler counts them.
struct CodePosition: Hashable {
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
}

/// The tokens of Swift code.
struct CodeTokens {
  private(set) var tokens: [CodeToken] = []
  /// The code of the interpolations of each string literal that has some.
  private(set) var interpolations: [[CodeTokens]] = []

  private let code: [UInt8]
  private var index = 0
  private var line: Int
  private var lineStart: Int
  private var startsLine = true
  private var followsSpace = true

  /// Reads code; delimiters without an end, end with the code.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - place: The place of its first byte.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ code: String, at place: CodePosition = CodePosition(line: 1, column: 1)) {
    self.code = Array(code.utf8)
    line = place.line
    lineStart = 1 - place.column
    while index < self.code.count { step() }
    add(.end, "", at: position)
  }
}

extension CodeTokens {
  private var position: CodePosition { CodePosition(line: line, column: index - lineStart + 1) }

  private mutating func add(_ kind: CodeToken.Kind, _ text: String, at place: CodePosition) {
    tokens.append(
      CodeToken(
        kind: kind,
        text: text,
        place: place,
        startsLine: startsLine,
        followsSpace: followsSpace
      )
    )
    startsLine = false
    followsSpace = false
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < code.count ? code[index + offset] : 0
  }

  private func text(from start: Int) -> String {
    String(decoding: code[start..<index], as: UTF8.self)
  }

  private mutating func step() {
    let character = byte()
    switch character {
    case UInt8(ascii: "\n"):
      newLine()
      (startsLine, followsSpace) = (true, true)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      index += 1
      followsSpace = true
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while index < code.count, byte() != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
    case UInt8(ascii: "\""):
      readString(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = code[index...].prefix { $0 == character }.count
      if byte(hashes) == UInt8(ascii: "\"") {
        index += hashes
        readString(hashes: hashes)
      } else {
        readWord()
      }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "`"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF,
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      readWord()
    default: readSymbol()
    }
  }

  private mutating func newLine() {
    index += 1
    line += 1
    lineStart = index
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if byte() == UInt8(ascii: "\n") {
        newLine()
      } else {
        index += 1
      }
    } while depth > 0 && index < code.count
  }

  private mutating func readWord() {
    let (start, place) = (index, position)
    index += 1
    while Self.isWord(byte()) || byte() == UInt8(ascii: "`") { index += 1 }
    add(.word, text(from: start).filter { $0 != "`" }, at: place)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readNumber() {
    let (start, place) = (index, position)
    var isDecimal = false
    while Self.isWord(byte()) || byte() == UInt8(ascii: ".") {
      if byte() == UInt8(ascii: ".") {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1)) else { break }
        isDecimal = true
      }
      index += 1
    }
    add(isDecimal ? .decimal : .integer, text(from: start), at: place)
  }

  private mutating func readSymbol() {
    let (start, place) = (index, position)
    let operators = Set("=+-*/%<>!&|^~?".utf8)
    let first = byte()
    index += 1
    let isPostfix = !followsSpace && (tokens.last.map(Self.endsOperand) ?? false)
    if first == UInt8(ascii: ".") {
      while byte() == first || byte() == UInt8(ascii: "<") && index - start > 1 { index += 1 }
    } else if [UInt8(ascii: "<"), UInt8(ascii: ">")].contains(first) {
      if byte() == UInt8(ascii: "=") { index += 1 }
    } else if [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(first), isPostfix {
      // An optional chain or a forced value.
    } else if operators.contains(first) {
      while operators.contains(byte()) { index += 1 }
    }
    add(.symbol, text(from: start), at: place)
  }

  private static func endsOperand(_ token: CodeToken) -> Bool {
    switch token.kind {
    case .word, .integer, .decimal, .string: true
    case .symbol: [")", "]", "}", "?", "!", ">"].contains(token.text)
    case .end: false
    }
  }

  private mutating func readString(hashes: Int) {
    let place = position
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    var found: [CodeTokens] = []
    var content: [UInt8] = []
    while index < code.count {
      if byte() == quote, !isLong || byte(1) == quote && byte(2) == quote {
        let end = index + (isLong ? 3 : 1)
        if code[min(end, code.count)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) {
          index = min(end + hashes, code.count)
          break
        }
        index += 1
      } else if byte() == UInt8(ascii: "\\"), hashes == 0 || byte(1) == UInt8(ascii: "#") {
        index += 1 + hashes
        if byte() == UInt8(ascii: "(") { found.append(readInterpolation()) } else { index += 1 }
      } else if byte() == UInt8(ascii: "\n") {
        newLine()
      } else {
        content.append(byte())
        index += 1
      }
    }
    interpolations.append(found)
    add(.string(interpolations.count - 1), String(decoding: content, as: UTF8.self), at: place)
  }

  /// Reads the code between the parentheses of an interpolation.
  private mutating func readInterpolation() -> CodeTokens {
    let (start, place) = (index, position)
    var depth = 0
    var isInString = false
    while index < code.count {
      switch byte() {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    return CodeTokens(text(from: start), at: place)
  }
}
