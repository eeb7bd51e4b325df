internal import SwiftSyntax

/// The body of a function or of a computed property, and its return type.
struct FunctionBody {
  /// The function, or the accessors of the property.
  let owner: Syntax
  let statements: CodeBlockItemListSyntax
  /// The return type as written; `nil` for a body that returns nothing.
  let type: TypeSyntax?

  /// - Returns: `nil` for a node without a body, or with an empty one.
  init?(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(function, function.body?.statements, function.signature.returnClause?.type)
    } else if let subscripted = node.as(SubscriptDeclSyntax.self),
      case .getter(let statements) = subscripted.accessorBlock?.accessors
    {
      self.init(subscripted, statements, subscripted.returnClause.type)
    } else if let binding = node.as(PatternBindingSyntax.self),
      case .getter(let statements) = binding.accessorBlock?.accessors
    {
      self.init(binding, statements, binding.typeAnnotation?.type)
    } else if let accessor = node.as(AccessorDeclSyntax.self) {
      let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      guard !isGetter || Self.type(around: node) != nil else { return nil }
      self.init(accessor, accessor.body?.statements, isGetter ? Self.type(around: node) : nil)
    } else {
      return nil
    }
  }

  private init?(
    _ owner: some SyntaxProtocol,
    _ statements: CodeBlockItemListSyntax?,
    _ type: TypeSyntax?
  ) {
    guard let statements, !statements.isEmpty else { return nil }
    self.owner = Syntax(owner)
    self.statements = statements
    self.type = type?.trimmedDescription == "Void" ? nil : type
  }

  /// Returns the type of the property or subscript that contains an accessor; `nil` if it is not
  /// stated.
  private static func type(around accessor: Syntax) -> TypeSyntax? {
    var node = accessor.parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let subscripted = current.as(SubscriptDeclSyntax.self) {
        return subscripted.returnClause.type
      }
      node = current.parent
    }
    return nil
  }
}

extension FunctionBody {
  /// The values that the body could return without any computation, as source text.
  ///
  /// The list contains one empty text for a body that returns nothing. It is empty if no value of
  /// the type is available.
  var defaults: [String] {
    guard let type else { return [""] }
    if type.is(OptionalTypeSyntax.self) { return ["nil"] }
    if type.is(ArrayTypeSyntax.self) { return ["[]"] }
    if type.is(DictionaryTypeSyntax.self) { return ["[:]"] }
    guard let name = type.as(IdentifierTypeSyntax.self) else { return [] }
    switch name.name.text {
    case "Bool": return ["true", "false"]
    case "Int", "CGFloat", "Double", "Int32": return ["0"]
    case "String": return ["\"\""]
    case "Set": return ["[]"]
    case "Self": return []
    default: return [".zero"]
    }
  }

  /// Returns the mutations that return a value at the start of the body.
  func mutations(returning text: String, kind: MutantKind, at site: MutationSite) -> [Mutation] {
    guard type != nil else { return [returningAtOnce("return", kind, then: "")] }
    guard let value = DefaultValue(of: statements) else {
      return [returningAtOnce("return \(text)", kind, then: "")]
    }
    switch value {
    case .choice:
      // After the inserted statement, the `if` or `switch` is no longer the only expression and
      // needs a `return`.
      let isFirst = text == defaults.first
      return isFirst ? [returningAtOnce("return \(text)", kind, then: "return ")] : []
    case .expression(let expression):
      guard site.text(of: expression) != text else { return [] }
      var mutation = Mutation(kind, of: expression.range, picking: text)
      mutation.original = Self.shown
      return [mutation]
    }
  }

  /// The text that represents any body in reports.
  private static let shown = "{ … }"

  private func returningAtOnce(_ code: String, _ kind: MutantKind, then: String) -> Mutation {
    Mutation(
      kind: kind,
      range: statements.range,
      original: Self.shown,
      replacement: code,
      insertions: [
        Insertion(
          range: statements.range,
          place: .before,
          layer: .body,
          text: "if mutant(§) { \(code) }; \(then)"
        )
      ]
    )
  }
}

/// The implicit return value of a body that is a single expression.
enum DefaultValue {
  case expression(ExprSyntax)
  /// An `if` or `switch` expression whose branches contain the values.
  case choice(ExprSyntax)

  /// - Returns: `nil` for statements that do not form a value.
  init?(of statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .expr(let expression):
      self = .expression(expression)
    case .stmt(let statement):
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression,
        Self.branches(of: expression)?.allSatisfy({ DefaultValue(of: $0) != nil }) ?? false
      else { return nil }
      self = .choice(expression)
    default:
      return nil
    }
  }

  /// Returns the statements of each branch; `nil` if the branches are not exhaustive, or for
  /// another expression.
  private static func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax]? {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard let choice = expression.as(IfExprSyntax.self) else { return nil }
    switch choice.elseBody {
    case .codeBlock(let block): return [choice.body.statements, block.statements]
    case .ifExpr(let other):
      return branches(of: ExprSyntax(other)).map { [choice.body.statements] + $0 }
    default: return nil
    }
  }
}

extension DefaultValue {
  /// Returns whether statements are the implicit value of a body, a closure or a branch.
  static func isImplied(by statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let owner = statements.parent else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if let body = body(around: statements) { return body.type != nil }
    guard let choice = choice(around: owner), let parent = choice.parent else { return false }
    guard parent.is(ExpressionStmtSyntax.self) else { return true }
    let list = parent.parent?.parent?.as(CodeBlockItemListSyntax.self)
    return list.map { DefaultValue(of: $0) != nil && isImplied(by: $0) } ?? false
  }

  /// Returns the function or property whose body consists of the statements; `nil` for other
  /// statements.
  private static func body(around statements: CodeBlockItemListSyntax) -> FunctionBody? {
    var node = statements.parent
    for _ in 0..<2 {
      guard let current = node else { return nil }
      if let body = FunctionBody(current), body.statements.id == statements.id { return body }
      node = current.parent
    }
    return nil
  }

  /// Returns the outermost `if`, or the `switch`, that contains a branch; `nil` for another node.
  private static func choice(around branch: Syntax) -> Syntax? {
    var node: Syntax? = branch
    while let current = node, current.kind != .switchExpr, current.kind != .ifExpr {
      guard [.codeBlock, .switchCase, .switchCaseList].contains(current.kind) else { return nil }
      node = current.parent
    }
    while let outer = node?.parent, outer.is(IfExprSyntax.self),
      node?.is(IfExprSyntax.self) ?? false
    {
      node = outer
    }
    return node
  }
}

extension FunctionCallExprSyntax {
  /// The functions that check invariants; faults in their arguments have no visible effect.
  private static let checks: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  /// Functions that only add notes to an explanation; no expectation compares their arguments.
  private static let notes: Set<String> = ["note"]

  /// Whether the call only asserts a precondition or adds a note to an explanation.
  var isDiagnosticOnly: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return Self.checks.contains(name)
    }
    let member = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return member.map { Self.notes.contains($0) } ?? false
  }
}
