extension CodeParser {
  /// Parses the variables of a `let` or `var`.
  mutating func variables(
    _ attributes: [(name: String, arguments: [CodeArgument])],
    isStatic: Bool
  ) -> CodeStatement? {
    advance()
    var found: [CodeStatement] = []
    repeat {
      if looks(at: "(") {
        let names = pattern()
        if accept("=") { found.append(.loop(names, .list([expression()]), [])) }
        continue
      }
      guard let name = word() else { break }
      let type = accept(":") ? self.type() : nil
      let value = accept("=") ? expression() : nil
      let hasBody = looks(at: "{") && !(token.startsLine && value != nil)
      found.append(
        .variable(
          CodeVariable(
            name: name,
            isStatic: isStatic,
            attributes: attributes,
            type: type,
            value: value,
            body: hasBody ? accessors() : [],
            isComputed: hasBody && value == nil
          )
        )
      )
    } while accept(",")
    return found.count == 1 ? found[0] : .block(found)
  }

  /// Parses the body of a computed property, or its accessors and observers.
  private mutating func accessors() -> [CodeStatement] {
    let names = ["get", "set", "didSet", "willSet"]
    guard names.contains(token(after: 1).text) else { return block() }
    advance()
    var found: [CodeStatement] = []
    while !isAtEnd, !accept("}") {
      let start = index
      if names.contains(token.text) {
        advance()
        if looks(at: "(") { skipBrackets() }
        if looks(at: "{") { found.append(.block(block())) }
      }
      if index == start { advance() }
    }
    return found
  }

  mutating func function(isStatic: Bool) -> CodeStatement? {
    var name = word() ?? ""
    if name == "func" {
      name = token.text
      advance()
    }
    _ = accept("?") || accept("!")
    let generics = genericParameters()
    let parameters = parameters()
    var function = CodeFunction(
      name: name,
      isStatic: isStatic,
      parameters: parameters,
      result: nil,
      body: [],
      generics: generics
    )
    while ["async", "throws", "rethrows", "mutating"].contains(token.text) {
      advance()
      if looks(at: "("), !token.followsSpace { skipBrackets() }
    }
    if accept("->") { function.result = type() }
    skipWhereClause()
    if looks(at: "{") { function.body = block() }
    return .function(function)
  }

  private mutating func parameters() -> [(label: String?, name: String, type: CodeType)] {
    guard accept("(") else { return [] }
    var found: [(label: String?, name: String, type: CodeType)] = []
    while !isAtEnd, !accept(")") {
      let start = index
      skipAttributes()
      let first = word() ?? "_"
      let second = token.kind == .word ? word() : nil
      if accept(":") {
        found.append((first == "_" ? nil : first, second ?? first, type()))
        if accept("=") { _ = expression() }
      }
      _ = accept(",")
      if index == start { advance() }
    }
    return found
  }

  mutating func skipAttributes() {
    while looks(at: "@") || looks(at: "inout") || looks(at: "borrowing") || looks(at: "consuming") {
      let isAttribute = accept("@")
      advance()
      if isAttribute, looks(at: "("), !token.followsSpace { skipBrackets() }
    }
  }

  private mutating func skipWhereClause() {
    guard accept("where") else { return }
    while !isAtEnd, !looks(at: "{"), !looks(at: "}"), !token.startsLine { advance() }
  }

  private mutating func genericParameters() -> [(name: String, bound: CodeType?)] {
    guard accept("<") else { return [] }
    var found: [(name: String, bound: CodeType?)] = []
    while !isAtEnd, !accept(">") {
      let start = index
      if let name = word() { found.append((name, accept(":") ? type() : nil)) }
      _ = accept(",")
      if index == start { advance() }
    }
    return found
  }

  mutating func typeDeclaration() -> CodeStatement? {
    guard let keyword = word(), let kind = CodeTypeDeclaration.Kind(rawValue: keyword) else {
      return nil
    }
    var name = word() ?? ""
    while accept(".") { name = word() ?? name }
    let generics = genericParameters()
    var inherited: [CodeType] = []
    if accept(":") {
      repeat {
        skipAttributes()
        inherited.append(type())
      } while accept(",")
    }
    while !isAtEnd, !looks(at: "{") { advance() }
    var declaration = CodeTypeDeclaration(
      kind: kind,
      name: name,
      generics: generics,
      inherited: inherited,
      members: [],
      cases: []
    )
    guard accept("{") else { return .type(declaration) }
    while !isAtEnd, !accept("}") {
      let start = index
      if kind == .enum, looks(at: "case") || looks(at: "indirect") {
        _ = accept("indirect")
        _ = accept("case")
        declaration.cases += cases()
      } else {
        declaration.members += nextStatement().map { [$0] } ?? []
      }
      if index == start { advance() }
    }
    return .type(declaration)
  }

  private mutating func cases() -> [(name: String, values: [(label: String?, type: CodeType)])] {
    var found: [(name: String, values: [(label: String?, type: CodeType)])] = []
    repeat {
      guard let name = word() else { break }
      var values: [(label: String?, type: CodeType)] = []
      if accept("(") {
        while !isAtEnd, !accept(")") {
          let start = index
          let hasLabel = token.kind == .word && token(after: 1).text == ":"
          let label = hasLabel ? word() : nil
          if hasLabel { advance() }
          values.append((label, type()))
          if accept("=") { _ = expression() }
          _ = accept(",")
          if index == start { advance() }
        }
      }
      if accept("=") { _ = expression() }
      found.append((name, values))
    } while accept(",")
    return found
  }

  // MARK: Types

  mutating func type() -> CodeType {
    skipAttributes()
    for word in ["any", "some", "sending"] where looks(at: word) && token(after: 1).kind == .word {
      advance()
    }
    var found: CodeType
    if accept("[") {
      let first = type()
      found = accept(":") ? .dictionary(first, type()) : .list(first)
      _ = accept("]")
    } else if looks(at: "(") {
      found = .tuple(tupleTypes())
    } else {
      var path = [word() ?? "_"]
      var generics = looks(at: "<") ? typeArguments() ?? [] : []
      while looks(at: "."), token(after: 1).kind == .word {
        advance()
        path.append(word() ?? "_")
        if looks(at: "<") { generics = typeArguments() ?? [] }
      }
      found = .named(path, generics)
    }
    while looks(at: "?") || looks(at: "!") {
      advance()
      found = .optional(found)
    }
    while looks(at: "async") || looks(at: "throws") || looks(at: "&") {
      let isComposition = looks(at: "&")
      advance()
      if isComposition { _ = type() }
    }
    guard accept("->") else {
      if case .tuple(let types) = found, types.count == 1 { return types[0] }
      return found
    }
    let result = type()
    if case .tuple(let types) = found { return .function(types, result) }
    return .function([found], result)
  }

  private mutating func tupleTypes() -> [CodeType] {
    guard accept("(") else { return [] }
    var found: [CodeType] = []
    while !isAtEnd, !accept(")") {
      let start = index
      skipAttributes()
      if token.kind == .word, token(after: 1).text == ":" {
        advance()
        advance()
      } else if token.kind == .word, token(after: 1).kind == .word, token(after: 2).text == ":" {
        index += 3
      }
      found.append(type())
      if accept("...") {}
      _ = accept(",")
      if index == start { advance() }
    }
    return found
  }

  /// Parses the arguments of a type; `nil`, without skipping anything, if there are none.
  mutating func typeArguments() -> [CodeType]? {
    let start = index
    guard accept("<") else { return nil }
    var found: [CodeType] = []
    while token.kind == .word || looks(at: "[") || looks(at: "(") {
      found.append(type())
      guard accept(",") else { break }
    }
    guard !found.isEmpty, accept(">") else {
      index = start
      return nil
    }
    return found
  }
}

extension String {
  /// Whether it begins as names of types do.
  var isTypeName: Bool { first?.isUppercase == true }
}
