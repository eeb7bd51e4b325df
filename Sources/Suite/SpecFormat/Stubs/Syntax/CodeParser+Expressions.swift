extension CodeParser {
  /// The operators with a value on each side, the ones that bind least first.
  private static let levels: [Set<String>] = [
    ["=", "+=", "-=", "*=", "/="], ["||"], ["&&"],
    ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="],
    ["??"], ["...", "..<"], ["+", "-", "|", "^", "&+", "&-"], ["*", "/", "%", "&", "<<", ">>"],
  ]

  /// Parses an expression.
  ///
  /// - Parameter allowsTrailingClosure: Whether a brace after a call begins a closure; in a
  ///   condition it begins the body.
  /// - Returns: The expression.
  mutating func expression(allowsTrailingClosure: Bool = true) -> CodeExpression {
    for word in ["try", "await", "consume", "copy"] where looks(at: word) {
      advance()
      _ = accept("?") || accept("!")
      return expression(allowsTrailingClosure: allowsTrailingClosure)
    }
    let condition = operation(level: 0, allowsTrailingClosure)
    guard looks(at: "?"), token.followsSpace else { return condition }
    advance()
    let first = expression(allowsTrailingClosure: allowsTrailingClosure)
    _ = accept(":")
    return .choice(condition, first, expression(allowsTrailingClosure: allowsTrailingClosure))
  }

  private mutating func operation(level: Int, _ allowsClosure: Bool) -> CodeExpression {
    guard level < Self.levels.count else { return conversion(allowsClosure) }
    var left = operation(level: level + 1, allowsClosure)
    while token.kind == .symbol, Self.levels[level].contains(token.text) {
      // An operator without a blank on one side only belongs to that side.
      if !token.followsSpace == false, !token(after: 1).followsSpace, token.startsLine,
        token.text == "&" || token.text == "-"
      {
        break
      }
      let sign = token.text
      advance()
      if sign == "...", [")", "]", ","].contains(token.text) { return left }
      let right =
        level == 0
        ? expression(allowsTrailingClosure: allowsClosure)
        : operation(level: level + 1, allowsClosure)
      left = .binary(sign, left, right)
      // The result of a choice is the value of an assignment.
    }
    return left
  }

  private mutating func conversion(_ allowsClosure: Bool) -> CodeExpression {
    var value = unary(allowsClosure)
    while looks(at: "as") || looks(at: "is") {
      var sign = token.text
      advance()
      if looks(at: "?") || looks(at: "!") {
        sign += token.text
        advance()
      }
      value = .cast(value, sign, type())
    }
    return value
  }

  private mutating func unary(_ allowsClosure: Bool) -> CodeExpression {
    for word in ["try", "await"] where looks(at: word) {
      advance()
      let isOptional = accept("?")
      _ = accept("!")
      let value = unary(allowsClosure)
      return isOptional ? .chained(value) : value
    }
    if token.kind == .symbol, ["-", "!", "&", "+", "~", "..<", "..."].contains(token.text) {
      let sign = token.text
      advance()
      return .prefix(sign, unary(allowsClosure))
    }
    return suffixes(of: primary(allowsClosure), allowsClosure)
  }

  // MARK: Suffixes

  private mutating func suffixes(of base: CodeExpression, _ allowsClosure: Bool) -> CodeExpression {
    var value = base
    while !isAtEnd {
      if looks(at: "."), token(after: 1).kind == .word || token(after: 1).kind == .integer {
        advance()
        let place = token.place
        let name = token.text
        advance()
        value = .member(value, name, place)
        if looks(at: "<"), !token.followsSpace { _ = typeArguments() }
      } else if looks(at: "("), !token.startsLine, !token.followsSpace {
        value = .call(value, arguments() + (allowsClosure ? trailingClosures() : []))
      } else if looks(at: "["), !token.startsLine, !token.followsSpace {
        value = .element(value, arguments())
      } else if looks(at: "{"), allowsClosure, !token.startsLine, Self.isCallable(value) {
        value = .call(value, trailingClosures())
      } else if looks(at: "?"), !token.followsSpace {
        advance()
        value = .chained(value)
      } else if looks(at: "!"), !token.followsSpace {
        advance()
        value = .forced(value)
      } else if looks(at: "#if") {
        skipDirectives()
      } else {
        break
      }
    }
    return value
  }

  /// Skips the directives between the modifiers of a view.
  private mutating func skipDirectives() {
    repeat {
      repeat { advance() } while !isAtEnd && !token.startsLine
    } while token.text.hasPrefix("#e")
  }

  private static func isCallable(_ value: CodeExpression) -> Bool {
    switch value {
    case .name, .member, .implicitMember, .type: true
    default: false
    }
  }

  private mutating func trailingClosures() -> [CodeArgument] {
    guard looks(at: "{"), !token.startsLine else { return [] }
    var found = [CodeArgument(label: nil, value: closure(), isTrailing: true)]
    while token.kind == .word, token(after: 1).text == ":", token(after: 2).text == "{",
      token.text != "default", token.text != "case"
    {
      let label = word()
      advance()
      found.append(CodeArgument(label: label, value: closure(), isTrailing: true))
    }
    return found
  }

  /// Parses arguments in parentheses or brackets.
  mutating func arguments() -> [CodeArgument] {
    let end = looks(at: "[") ? "]" : ")"
    advance()
    var found: [CodeArgument] = []
    while !isAtEnd, !accept(end) {
      let start = index
      found.append(argument())
      _ = accept(",")
      if index == start { advance() }
    }
    return found
  }

  private mutating func argument() -> CodeArgument {
    let hasLabel =
      token.kind == .word && token(after: 1).text == ":" && token(after: 1).kind == .symbol
    let label = hasLabel ? word() : nil
    if hasLabel { advance() }
    // An operator as a function, as in `sorted(by: <)`.
    if token.kind == .symbol, [",", ")"].contains(token(after: 1).text),
      !["]", "}", "."].contains(token.text), token.text != "{", token.text != "("
    {
      advance()
      return CodeArgument(label: label, value: .unknown)
    }
    return CodeArgument(label: label == "_" ? nil : label, value: expression())
  }

  // MARK: Operands

  private mutating func primary(_ allowsClosure: Bool) -> CodeExpression {
    let token = token
    switch token.kind {
    case .integer:
      advance()
      return .integer
    case .decimal:
      advance()
      return .decimal
    case .string(let number):
      advance()
      return .text(
        source.interpolations[number].map { tokens in
          var parser = CodeParser(tokens)
          return parser.looks(at: "(") ? parser.arguments() : []
        }
      )
    case .word: return named()
    case .symbol: return bracketed()
    case .end: return .unknown
    }
  }

  private mutating func named() -> CodeExpression {
    let place = token.place
    switch token.text {
    case "true", "false":
      advance()
      return .bool
    case "nil":
      advance()
      return .none
    case "if", "switch":
      return nextStatement().map { .statement($0) } ?? .unknown
    case "in", "else", "case", "default", "where", "let", "var", "func", "struct", "class", "enum",
      "return":
      return .unknown
    case "any", "some":
      if self.token(after: 1).kind == .word { return .type(type()) }
    default: break
    }
    let name = token.text
    advance()
    if name.isTypeName, looks(at: "<"), !token.followsSpace {
      if let generics = typeArguments() { return .type(.named([name], generics)) }
    }
    return .name(name, place)
  }

  private mutating func bracketed() -> CodeExpression {
    switch token.text {
    case "(":
      let values = arguments()
      if values.count == 1, values[0].label == nil { return values[0].value }
      return .tuple(values)
    case "[": return listOrDictionary()
    case "{": return .closure(closureBody())
    case ".":
      advance()
      let place = token.place
      return word().map { .implicitMember($0, place) } ?? .unknown
    case "\\": return keyPath()
    default: return .unknown
    }
  }

  private mutating func listOrDictionary() -> CodeExpression {
    let start = index
    advance()
    var values: [CodeExpression] = []
    var pairs: [(CodeExpression, CodeExpression)] = []
    while !isAtEnd, !looks(at: "]") {
      let start = index
      if accept(":") { continue }
      let value = expression()
      if accept(":") { pairs.append((value, expression())) } else { values.append(value) }
      _ = accept(",")
      if index == start { advance() }
    }
    _ = accept("]")
    // `[Trip]()` is a call of a type.
    if looks(at: "("), !token.followsSpace {
      let end = index
      index = start
      let type = type()
      if index == end { return .type(type) }
      index = end
    }
    return pairs.isEmpty ? .list(values) : .dictionary(pairs)
  }

  private mutating func keyPath() -> CodeExpression {
    advance()
    var root: CodeType?
    if token.kind == .word, token.text.isTypeName { root = .named([word() ?? ""], []) }
    var path: [(name: String, place: CodePosition)] = []
    while accept(".") {
      let place = token.place
      if token.kind == .integer {
        path.append((token.text, place))
        advance()
      } else if let name = word() {
        path.append((name, place))
      }
      _ = accept("?") || accept("!")
    }
    return .keyPath(root, path)
  }

  // MARK: Closures

  private mutating func closure() -> CodeExpression { .closure(closureBody()) }

  private mutating func closureBody() -> CodeClosure {
    let start = index
    guard accept("{") else { return CodeClosure(parameters: [], body: [], numberedParameters: 0) }
    let parameters = closureParameters() ?? []
    let body = statements(until: "}")
    let numbers = source.tokens[start..<index].compactMap { token in
      token.kind == .word && token.text.hasPrefix("$") ? Int(token.text.dropFirst()) : nil
    }
    return CodeClosure(
      parameters: parameters,
      body: body,
      numberedParameters: numbers.max().map { $0 + 1 } ?? 0
    )
  }

  /// Parses the parameters of a closure up to `in`; `nil` if it has none.
  private mutating func closureParameters() -> [(name: String, type: CodeType?)]? {
    let start = index
    var found: [(name: String, type: CodeType?)] = []
    skipAttributes()
    if looks(at: "["), !token(after: 1).text.isEmpty { skipBrackets() }
    let isInParentheses = accept("(")
    while token.kind == .word, token.text != "in" {
      var name = word() ?? "_"
      if token.kind == .word, token.text != "in" { name = word() ?? name }
      found.append((name, accept(":") ? type() : nil))
      guard accept(",") else { break }
    }
    if isInParentheses { _ = accept(")") }
    while ["async", "throws"].contains(token.text) { advance() }
    if accept("->") { _ = type() }
    if accept("in") { return found }
    index = start
    return nil
  }
}
