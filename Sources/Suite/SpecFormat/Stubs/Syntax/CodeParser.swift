/// Parses Swift code to the statements and expressions that show the types of names.
///
/// It accepts any code: a token that it cannot use is skipped. Attributes of types, access levels,
/// `where` clauses and operators that are declared by the author are not kept.
struct CodeParser {
  var index = 0
  let source: CodeTokens

  /// - Parameter source: The tokens of the code.
  init(_ source: CodeTokens) { self.source = source }

  /// Parses a file or the code of a preview.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  static func statements(in source: CodeTokens) -> [CodeStatement] {
    var parser = CodeParser(source)
    return parser.statements(until: nil)
  }
}

// MARK: - Tokens

extension CodeParser {
  var token: CodeToken { source.tokens[min(index, source.tokens.count - 1)] }
  var isAtEnd: Bool { token.kind == .end }

  func token(after offset: Int) -> CodeToken {
    source.tokens[min(index + offset, source.tokens.count - 1)]
  }

  func looks(at text: String) -> Bool {
    token.text == text && (token.kind == .word || token.kind == .symbol)
  }

  mutating func advance() { if index < source.tokens.count - 1 { index += 1 } }

  /// Skips a token if it is next, and returns whether it was.
  mutating func accept(_ text: String) -> Bool {
    guard looks(at: text) else { return false }
    advance()
    return true
  }

  mutating func word() -> String? {
    guard token.kind == .word else { return nil }
    defer { advance() }
    return token.text
  }

  /// Skips brackets with their content.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if token.kind == .symbol {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
      }
      advance()
    } while depth > 0 && !isAtEnd
  }
}

// MARK: - Statements

extension CodeParser {
  /// Parses statements up to a closing brace, which is skipped, or up to a `case` of a `switch`.
  mutating func statements(until end: String?, inSwitch: Bool = false) -> [CodeStatement] {
    var found: [CodeStatement] = []
    while !isAtEnd {
      if let end, looks(at: end) {
        if !inSwitch { advance() }
        break
      }
      if inSwitch, looks(at: "case") || looks(at: "default") || looks(at: "@") { break }
      let start = index
      if let statement = nextStatement() { found.append(statement) }
      if index == start { advance() }
    }
    return found
  }

  mutating func block() -> [CodeStatement] { accept("{") ? statements(until: "}") : [] }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "package", "open", "final", "lazy", "weak",
    "unowned", "static", "class", "override", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "dynamic", "indirect", "isolated",
  ]

  mutating func nextStatement() -> CodeStatement? {
    var attributes: [(name: String, arguments: [CodeArgument])] = []
    var isStatic = false
    while true {
      if looks(at: "@"), token(after: 1).kind == .word {
        advance()
        var name = word() ?? ""
        if looks(at: "<") { _ = typeArguments() }
        while accept(".") { name = word() ?? name }
        let isCalled = looks(at: "(") && !token.followsSpace
        attributes.append((name, isCalled ? arguments() : []))
      } else if token.kind == .word, Self.modifiers.contains(token.text), isModifier {
        isStatic = isStatic || token.text == "static" || token.text == "class"
        advance()
        if looks(at: "("), !token.followsSpace { skipBrackets() }
      } else {
        break
      }
    }
    guard token.kind == .word else {
      if accept(";") { return nil }
      if looks(at: "{") { return .block(block()) }
      return expressionStatement()
    }
    switch token.text {
    case _ where token.text.hasPrefix("#") && !token.text.hasPrefix("#selector"):
      return directive()
    case "typealias":
      advance()
      guard word() != nil, accept("=") else {
        skipLine()
        return nil
      }
      return .expression(.type(type()))
    case "import", "associatedtype", "operator", "infix", "prefix", "postfix",
      "precedencegroup":
      skipLine()
      return nil
    case "let", "var": return variables(attributes, isStatic: isStatic)
    case _ where ["func", "init", "subscript"].contains(token.text) && isDeclaration:
      return function(isStatic: isStatic)
    case "deinit":
      advance()
      return .block(block())
    case "struct", "enum", "protocol", "extension", "actor", "class":
      return token(after: 1).kind == .word ? typeDeclaration() : expressionStatement()
    case "if", "switch": return choice()
    case "guard":
      advance()
      let conditions = conditions(until: "else")
      _ = accept("else")
      return .guard(conditions, block())
    case "for": return loop()
    case "while":
      advance()
      return .while(conditions(until: "{"), block())
    case "repeat", "defer":
      advance()
      return .block(block())
    case "do": return doStatement()
    case "return", "throw":
      let isReturn = token.text == "return"
      advance()
      let isEmpty = looks(at: "}") || token.startsLine || isAtEnd
      let value = isEmpty ? nil : expression()
      return isReturn ? .return(value) : value.map { .expression($0) }
    case "break", "continue", "fallthrough":
      advance()
      return nil
    default: return expressionStatement()
    }
  }

  /// Whether the next word is a modifier of a declaration, and not a name.
  private var isModifier: Bool {
    let next = token(after: 1)
    if next.text == "(" { return ["set", "unsafe", "safe"].contains(token(after: 2).text) }
    return (next.kind == .word || next.text == "@") && !next.startsLine
      || next.startsLine && next.kind == .word && Self.modifiers.contains(next.text)
  }

  private var isDeclaration: Bool {
    token.text == "func" || ["(", "?", "!", "<"].contains(token(after: 1).text)
  }

  private mutating func expressionStatement() -> CodeStatement? {
    let start = index
    let value = expression()
    return index == start ? nil : .expression(value)
  }

  private mutating func skipLine() {
    repeat { advance() } while !isAtEnd && !token.startsLine
  }

  /// Skips a directive such as `#if`; the code of all its branches is kept.
  private mutating func directive() -> CodeStatement? {
    if ["#if", "#elseif", "#else", "#endif", "#warning", "#error"].contains(token.text) {
      skipLine()
      return nil
    }
    return expressionStatement()
  }

  private mutating func choice() -> CodeStatement? {
    if accept("if") {
      let conditions = conditions(until: "{")
      let body = block()
      guard accept("else") else { return .if(conditions, body, []) }
      return .if(conditions, body, looks(at: "if") ? choice().map { [$0] } ?? [] : block())
    }
    guard accept("switch") else { return nil }
    let value = expression(allowsTrailingClosure: false)
    guard accept("{") else { return .expression(value) }
    var cases: [(patterns: [CodePattern], body: [CodeStatement])] = []
    while !isAtEnd, !accept("}") {
      let start = index
      if looks(at: "@") {
        advance()
        advance()
      }
      var patterns: [CodePattern] = []
      if accept("case") {
        repeat {
          patterns.append(pattern())
          if accept("where") { _ = expression(allowsTrailingClosure: false) }
        } while accept(",")
      } else {
        _ = accept("default")
      }
      _ = accept(":")
      cases.append((patterns, statements(until: "}", inSwitch: true)))
      if index == start { advance() }
    }
    return .switch(value, cases)
  }

  private mutating func loop() -> CodeStatement? {
    advance()
    for word in ["try", "await", "case"] { _ = accept(word) }
    let name = pattern()
    _ = accept("in")
    let values = expression(allowsTrailingClosure: false)
    if accept("where") { _ = expression(allowsTrailingClosure: false) }
    return .loop(name, values, block())
  }

  private mutating func doStatement() -> CodeStatement? {
    advance()
    var body = block()
    while accept("catch") {
      while !isAtEnd, !looks(at: "{") { advance() }
      body.append(.block(block()))
    }
    return .block(body)
  }

  mutating func conditions(until end: String) -> [CodeCondition] {
    var found: [CodeCondition] = []
    repeat {
      if looks(at: "let") || looks(at: "var") {
        advance()
        let name = word() ?? "_"
        let type = accept(":") ? self.type() : nil
        let value = accept("=") ? expression(allowsTrailingClosure: false) : nil
        found.append(.binding(name, type, value))
      } else if accept("case") {
        let pattern = pattern()
        _ = accept("=")
        found.append(.match(pattern, expression(allowsTrailingClosure: false)))
      } else {
        found.append(.expression(expression(allowsTrailingClosure: false)))
      }
    } while accept(",") && !looks(at: end)
    return found
  }

  /// Parses the pattern of a case, of a condition or of a loop.
  mutating func pattern() -> CodePattern {
    _ = accept("let") || accept("var")
    var found: CodePattern
    if accept("_") {
      found = .any
    } else if looks(at: "(") {
      found = .tuple(patterns())
    } else if looks(at: "."), token(after: 1).kind == .word {
      advance()
      let place = token.place
      let name = word() ?? ""
      found = .enumCase(nil, name, place, looks(at: "(") ? patterns() : [])
    } else if token.kind == .word, token(after: 1).text == ".", token.text.isTypeName {
      let type = self.type()
      // The last name of the path is that of the case.
      if case .named(let path, let generics) = type, path.count > 1 {
        let place = source.tokens[index - 1].place
        let owner = CodeType.named(Array(path.dropLast()), generics)
        found = .enumCase(owner, path.last ?? "", place, looks(at: "(") ? patterns() : [])
      } else {
        found = .any
      }
    } else if token.kind == .word, !["is", "nil", "true", "false"].contains(token.text),
      ![".", "(", "..<", "..."].contains(token(after: 1).text)
    {
      found = .name(word() ?? "", nil)
    } else if accept("is") {
      _ = type()
      found = .any
    } else {
      found = .expression(expression(allowsTrailingClosure: false))
    }
    if looks(at: "?") {
      advance()
      found = .optional(found)
    }
    if accept("as") {
      let type = self.type()
      if case .name(let name, _) = found { found = .name(name, type) }
    }
    return found
  }

  private mutating func patterns() -> [CodePattern] {
    guard accept("(") else { return [] }
    var found: [CodePattern] = []
    while !isAtEnd, !accept(")") {
      let start = index
      if token.kind == .word, token(after: 1).text == ":" {
        advance()
        advance()
      }
      found.append(pattern())
      _ = accept(",")
      if index == start { advance() }
    }
    return found
  }
}
