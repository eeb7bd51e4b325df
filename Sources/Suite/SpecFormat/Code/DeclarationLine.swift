/// A line of Swift code with the tokens that declare something for other files.
struct DeclarationLine {
  /// The line number, from 1.
  let number: Int
  /// The number of open brackets at the beginning of the line.
  let depth: Int
  /// The tokens of the line, without those in the bodies of members (the second level of braces).
  private let tokens: [SwiftToken]

  /// The words among the tokens, without `private(set)`.
  let words: [Substring]

  private init(_ tokens: some Collection<SwiftToken>, number: Int, depth: Int) {
    self.number = number
    self.depth = depth
    var level = depth
    let outline = tokens.filter { token in
      if token.text == "}" { level -= 1 }
      defer { if token.text == "{" { level += 1 } }
      return level < 2
    }
    self.tokens = outline
    words = outline.indices.compactMap { index in
      let next = outline[(index + 1)...].prefix(3).map(\.text)
      return outline[index].kind == .word && next != ["(", "set", ")"] ? outline[index].text : nil
    }
  }

  /// Returns all lines of some code.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(in code: String) -> [DeclarationLine] {
    let tokenizer = SwiftTokenizer(code)
    var rest = tokenizer.tokens[...]
    return tokenizer.depths.enumerated().map { index, depth in
      let tokens = rest.prefix { $0.line == index + 1 }
      rest = rest.dropFirst(tokens.count)
      return DeclarationLine(tokens, number: index + 1, depth: depth)
    }
  }
}

extension DeclarationLine {
  /// Whether the line contains the opening brace of a body.
  var opensBody: Bool { tokens.contains { $0.text == "{" } }

  /// Whether the declaration is not visible in other files.
  var isPrivate: Bool {
    let declaring: Set<Substring> = ["extension", "init", "subscript"]
    return words.prefix { !DeclaredNames.keywords.contains($0) && !declaring.contains($0) }
      .contains { ["private", "fileprivate"].contains($0) }
  }

  /// The type that an extension beginning on the line extends; `nil` if there is none.
  var extendedType: String? {
    guard let place = words.firstIndex(of: "extension") else { return nil }
    return words[(place + 1)...].first.map(String.init)
  }

  /// Whether an extension adds a conformance to a protocol, or may do so on its next line.
  var addsConformance: Bool {
    // A head without a brace continues on the next line, where a conformance may follow.
    guard opensBody else { return true }
    return tokens.prefix { !["{", "where"].contains($0.text) }.contains { $0.text == ":" }
  }

  /// The operator that is declared with `func` or with a declaration such as `infix operator`;
  /// `nil` for none.
  var declaredOperator: String? {
    let pair = zip(tokens, tokens.dropFirst()).first { keyword, name in
      ["func", "operator"].contains(keyword.text) && name.kind == .operator
    }
    return pair.map { String($1.text) }
  }

  /// The required label of an initializer's first argument; `nil` if it is optional or on another
  /// line.
  var firstLabel: String? {
    guard let start = tokens.firstIndex(where: { $0.text == "init" }) else { return nil }
    let list = tokens[start...].dropFirst()
    guard list.first?.text == "(" else { return nil }
    let parameter = list.dropFirst().prefix { ![",", ")"].contains($0.text) }
    guard let label = parameter.first, label.kind == .word, label.text != "_",
      !parameter.contains(where: { $0.text == "=" })
    else { return nil }
    return String(label.text)
  }
}
