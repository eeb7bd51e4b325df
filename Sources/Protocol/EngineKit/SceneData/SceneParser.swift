/// Parses the expressions of a scene's code.
struct SceneParser {
  /// The maximum nesting depth of expressions, which no spec needs and which JSON parsers support.
  static let maximumDepth = 100

  private static let statements: Set = [
    "if", "switch", "for", "while", "let", "var", "func", "struct", "class", "enum", "return", "do",
    "guard", "try", "await", "import", "extension", "defer", "repeat",
  ]

  private var tokens: ArraySlice<SceneToken>
  private var depth = 0

  init(_ code: String) throws(SceneNotData) { tokens = try SceneLexer.tokens(of: code)[...] }

  /// Returns all expressions of the code.
  mutating func expressions() throws(SceneNotData) -> [SceneExpression] {
    let expressions = try block()
    guard let rest = tokens.first else { return expressions }
    throw .unreadable(rest.code)
  }
}

extension SceneParser {
  private func isNext(_ code: String) -> Bool {
    tokens.first.map { $0.kind == .mark && $0.code == code } ?? false
  }

  private mutating func consume(_ code: String) -> Bool {
    guard isNext(code) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ code: String) throws(SceneNotData) {
    if !consume(code) { throw .unreadable(tokens.first?.code ?? "the end") }
  }

  private mutating func word() throws(SceneNotData) -> String {
    guard let token = tokens.first, token.kind == .word else {
      throw .unreadable(tokens.first?.code ?? "the end")
    }
    tokens.removeFirst()
    return token.code
  }

  /// Parses the expressions up to a closing brace or the end, each of which starts a line.
  private mutating func block() throws(SceneNotData) -> [SceneExpression] {
    var expressions: [SceneExpression] = []
    while let first = tokens.first, !isNext("}") {
      if consume(";") { continue }
      if !expressions.isEmpty, !first.beginsLine { throw .unreadable(first.code) }
      expressions.append(try expression())
      if consume(";") { tokens.markLine() }
    }
    return expressions
  }

  private mutating func expression() throws(SceneNotData) -> SceneExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .depth(Self.maximumDepth) }
    var expression = try primary()
    var links = 0
    while let next = tokens.first {
      links += 1
      guard depth + links / 2 <= Self.maximumDepth else { throw .depth(Self.maximumDepth) }
      if consume(".") {
        expression = .member(expression, try word())
      } else if isNext("("), !next.beginsLine {
        expression = .call(expression, try call(of: expression))
      } else if isNext("{"), !next.beginsLine {
        let content = try braces(of: expression)
        expression = .call(expression, SceneCall(arguments: [], content: content))
      } else if next.kind == .mark, !next.beginsLine,
        ![",", ")", "]", "}", ":", ";"].contains(next.code)
      {
        throw .computed("\(expression.words) \(next.code)")
      } else {
        break
      }
    }
    return expression
  }

  private mutating func primary() throws(SceneNotData) -> SceneExpression {
    guard let token = tokens.popFirst() else { throw .unreadable("the end") }
    switch token.kind {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .word where Self.statements.contains(token.code): throw .statement(token.code)
    case .word:
      switch token.code {
      case "true": return .flag(true)
      case "false": return .flag(false)
      case "nil": return .nothing
      default: return .name(token.code)
      }
    case .mark: return try marked(by: token.code)
    }
  }

  private mutating func marked(by mark: String) throws(SceneNotData) -> SceneExpression {
    switch mark {
    case ".": return .member(nil, try word())
    case "[": return .list(try items(until: "]").map(\.value))
    case "-":
      switch try expression() {
      case .number(let number): return .number(-number)
      case .member(nil, "infinity"): return .number(-.infinity)
      case let other: throw .computed("-\(other.words)")
      }
    case "{": throw .closure("{")
    default: throw .unreadable(mark)
    }
  }

  private mutating func call(of function: SceneExpression) throws(SceneNotData) -> SceneCall {
    try expect("(")
    var call = SceneCall(arguments: try items(until: ")", of: function), content: nil)
    if let next = tokens.first, isNext("{"), !next.beginsLine {
      call.content = try braces(of: function)
    }
    return call
  }

  private mutating func braces(
    of function: SceneExpression
  ) throws(SceneNotData) -> [SceneExpression] {
    try expect("{")
    // A closure with named parameters is not a view builder.
    let line = tokens.prefix { !$0.beginsLine }
    if line.contains(where: { $0.kind == .word && $0.code == "in" }) {
      throw .closure(function.words)
    }
    let content = try block()
    try expect("}")
    if isNext("{") || tokens.first?.kind == .word && tokens.first?.beginsLine == false {
      throw .closure(function.words)
    }
    return content
  }

  private mutating func items(
    until end: String,
    of function: SceneExpression? = nil
  ) throws(SceneNotData) -> [SceneCall.Argument] {
    var items: [SceneCall.Argument] = []
    while !consume(end) {
      if !items.isEmpty { try expect(",") }
      if consume(end) { break }
      var label: String?
      if let first = tokens.first, first.kind == .word,
        let second = tokens.dropFirst().first, second.code == ":"
      {
        label = first.code
        tokens.removeFirst(2)
      }
      if isNext("{"), let function { throw .closure(function.words) }
      items.append(SceneCall.Argument(label: label, value: try expression()))
    }
    return items
  }
}

extension ArraySlice<SceneToken> {
  /// Marks the next token as the first of a line, after a semicolon.
  fileprivate mutating func markLine() {
    guard !isEmpty else { return }
    self[startIndex].beginsLine = true
  }
}
