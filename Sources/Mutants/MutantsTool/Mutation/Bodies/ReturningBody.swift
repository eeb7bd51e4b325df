internal import SwiftSyntax

/// The body of a function or of a computed property, and the type of what it returns.
struct ReturningBody {
  /// The function, or the property's accessors.
  let owner: Syntax
  let statements: CodeBlockItemListSyntax
  /// The type as it is written; `nil` for a body that returns nothing.
  let type: TypeSyntax?

  /// - Returns: `nil` for a node that has no body of its own, or an empty one.
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

  /// The type of the property or the subscript that an accessor is of.
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

extension ReturningBody {
  /// What the body could return without doing anything; one empty text where it returns nothing, and
  /// nothing where nobody knows.
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

  /// The mutations by which the body returns a value at once.
  func mutations(returning text: String, kind: MutantKind, at site: MutationSite) -> [Mutation] {
    guard type != nil else { return [returningAtOnce("return", kind, then: "")] }
    guard let value = ImpliedValue(of: statements) else {
      return [returningAtOnce("return \(text)", kind, then: "")]
    }
    switch value {
    case .choice:
      // The choice is no longer alone, and has to be returned.
      let isFirst = text == defaults.first
      return isFirst ? [returningAtOnce("return \(text)", kind, then: "return ")] : []
    case .expression(let expression):
      guard site.text(of: expression) != text else { return [] }
      var mutation = Mutation(kind, of: expression.range, picking: text)
      mutation.original = Self.shown
      return [mutation]
    }
  }

  /// How a body is shown, whatever is in it.
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
