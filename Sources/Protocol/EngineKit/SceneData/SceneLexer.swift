/// Splits code into tokens.
struct SceneLexer {
  private static let operators = Set("+-*/%=<>!&|^~?$#@\\`")

  private var rest: Substring
  private var beginsLine = true

  private init(_ code: String) { rest = code[...] }

  /// Returns the tokens of code, without whitespace and comments.
  ///
  /// - Throws: ``SceneNotData`` for literals that cannot be data, such as a string interpolation.
  static func tokens(of code: String) throws(SceneNotData) -> [SceneToken] {
    var lexer = SceneLexer(code)
    var tokens: [SceneToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }
}

extension SceneLexer {
  private mutating func next() throws(SceneNotData) -> SceneToken? {
    skipBlanks()
    guard let first = rest.first else { return nil }
    defer { beginsLine = false }
    if first == "\"" { return try text() }
    if first.isNumber { return try number() }
    if first.isLetter || first == "_" {
      return token(.word, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    if Self.operators.contains(first) || rest.hasPrefix("..") {
      return token(.mark, rest.prefix { Self.operators.contains($0) || first == "." && $0 == "." })
    }
    return token(.mark, rest.prefix(1))
  }

  private mutating func token(_ kind: SceneToken.Kind, _ code: Substring) -> SceneToken {
    rest = rest[code.endIndex...]
    return SceneToken(kind: kind, code: String(code), beginsLine: beginsLine)
  }

  private mutating func skipBlanks() {
    while let first = rest.first {
      if first.isNewline {
        beginsLine = true
        rest.removeFirst()
      } else if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  private mutating func number() throws(SceneNotData) -> SceneToken {
    var code = rest.prefix { $0.isHexDigit || $0 == "_" }
    let behind = rest[code.endIndex...]
    if behind.first == ".", behind.dropFirst().first?.isNumber == true {
      let fraction = behind.dropFirst().prefix { $0.isNumber || $0 == "_" }
      code = rest[code.startIndex..<fraction.endIndex]
    }
    guard let value = Double(String(code.filter { $0 != "_" })) else {
      throw .unreadable(String(code))
    }
    return token(.number(value), code)
  }

  /// Reads a string literal on one line without interpolations.
  private mutating func text() throws(SceneNotData) -> SceneToken {
    var words = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex, !rest[index].isNewline {
      let character = rest[index]
      let after = rest.index(after: index)
      if character == "\"" {
        guard !words.isEmpty || rest[after...].first != "\"" else { break }
        return token(.text(words), rest[..<after])
      }
      if character == "\\" {
        guard after < rest.endIndex, let escaped = Self.escapes[rest[after]] else {
          let line = rest.prefix { !$0.isNewline }
          throw .computed(String(line))
        }
        words.append(escaped)
        index = rest.index(after: after)
      } else {
        words.append(character)
        index = after
      }
    }
    throw .unreadable(String(rest.prefix { !$0.isNewline }))
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "\"": "\"", "\\": "\\", "'": "'",
  ]
}

/// A token of a scene's code.
struct SceneToken: Equatable {
  enum Kind: Equatable {
    /// An identifier or a keyword.
    case word
    case number(Double)
    /// The value of a string literal without interpolations.
    case text(String)
    /// A bracket, a dot, a comma, a colon or an operator.
    case mark
  }

  var kind: Kind
  /// The source code of the token.
  var code: String
  /// Whether the token is the first on its line.
  var beginsLine: Bool
}
