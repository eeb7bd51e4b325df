internal import SwiftSyntax

/// Removes the unwrapping of a value that is not optional, such as a `MissingValue`.
enum UnwrappingCut: CutRule {
  static let name = "unwrapping"

  static func cuts(for context: CutContext) -> [Cut] {
    if context.message.hasPrefix("cannot force unwrap value of non-optional type") {
      return context.nearest(ForceUnwrapExprSyntax.self)
        .map { [context.cut($0.exclamationMark, to: "")] } ?? []
    }
    if context.message.hasPrefix("cannot use optional chaining on non-optional value") {
      return context.nearest(OptionalChainingExprSyntax.self)
        .map { [context.cut($0.questionMark, to: "")] } ?? []
    }
    guard context.message.hasPrefix("initializer for conditional binding must have Optional type"),
      let value = context.nearest(OptionalBindingConditionSyntax.self)?.initializer?.value
    else { return [] }
    let code = "Optional(\(value.trimmedDescription))"
    return [context.cut(value, to: code, subject: CutContext.subject(of: value))]
  }
}

/// An expression that does not compile becomes a value of the type that its context requires.
enum ExpressionCut: CutRule {
  static let name = "value"

  static func cuts(for context: CutContext) -> [Cut] {
    chains(around: context).map { chain in
      let subject = CutContext.subject(of: chain).filter { $0 != "\"" && $0 != "\\" }
      return context.cut(chain, to: "leftOut(\"\(subject)\", \(context.place(of: chain)))")
    }
  }

  /// Returns the chains of calls and members around the token that are parts of a statement.
  ///
  /// The chain in an argument comes first, then that of the call with the argument.
  private static func chains(around context: CutContext) -> [ExprSyntax] {
    var chains: [ExprSyntax] = []
    var chain: ExprSyntax?
    for node in context.ancestors(upTo: {
      $0.is(CodeBlockItemSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(MemberBlockItemSyntax.self) || $0.is(TypeSyntax.self) || $0.is(PatternSyntax.self)
        || $0.is(AttributeSyntax.self)
    }) {
      if let expression = node.as(ExprSyntax.self), expression.isChainPart {
        chain = expression
      } else if node.is(ExprSyntax.self) || node.is(LabeledExprSyntax.self)
        || node.is(InitializerClauseSyntax.self) || node.is(ReturnStmtSyntax.self)
      {
        if let chain, isValue(chain) { chains.append(chain) }
        chain = nil
      }
    }
    return chains
  }

  /// Returns whether a chain is not the whole of a statement and not assigned.
  private static func isValue(_ chain: ExprSyntax) -> Bool {
    guard let parent = chain.parent, !parent.is(CodeBlockItemSyntax.self) else { return false }
    let infix = parent.as(InfixOperatorExprSyntax.self)
    return !(infix?.operator.is(AssignmentExprSyntax.self) ?? false) && !isAssigned(chain)
  }

  /// Returns whether an expression is the left side of an assignment.
  private static func isAssigned(_ expression: ExprSyntax) -> Bool {
    guard let list = expression.parent?.as(ExprListSyntax.self),
      let index = list.firstIndex(where: { $0.id == expression.id })
    else { return false }
    let next = list.index(after: index)
    return next < list.endIndex && list[next].is(AssignmentExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether the expression is a part of a chain of members and calls.
  fileprivate var isChainPart: Bool {
    self.is(MemberAccessExprSyntax.self) || self.is(FunctionCallExprSyntax.self)
      || self.is(DeclReferenceExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
      || self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
      || self.is(GenericSpecializationExprSyntax.self) || self.is(TryExprSyntax.self)
      || self.is(AwaitExprSyntax.self) || self.is(MacroExpansionExprSyntax.self)
      || self.is(KeyPathExprSyntax.self)
  }
}

/// A statement that does not compile is removed; in a view, a placeholder may stand for it.
enum StatementCut: CutRule {
  static let name = "statement"

  static func cuts(for context: CutContext) -> [Cut] {
    // Code after a call that never returns may rely on it.
    guard context.message != CompilerMessage.recursion else { return [] }
    var cuts: [Cut] = []
    let items = context.ancestors(upTo: { $0.isBodyOwner }).compactMap {
      $0.as(CodeBlockItemSyntax.self)
    }
    for item in items where !(item.parent?.parent?.is(SourceFileSyntax.self) ?? false) {
      let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      if ViewContext.contains(Syntax(item)) {
        if !item.item.is(DeclSyntax.self) {
          cuts.append(context.cut(item, to: ViewCut.placeholder(for: item, in: context)))
        }
        if !isAlone || item.item.is(DeclSyntax.self) { cuts.append(context.cut(item, to: "")) }
      } else if isAlone ? item.isPlainCall && !item.isResult : item.isAction || item.isPlainCall {
        cuts.append(context.cut(item, to: ""))
      }
    }
    return cuts
  }
}

extension CodeBlockItemSyntax {
  /// Whether removing the statement leaves later statements with all names and the body with a
  /// result.
  fileprivate var isAction: Bool {
    let isLast = parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id
    if item.is(IfExprSyntax.self) || item.as(ExpressionStmtSyntax.self) != nil { return !isLast }
    if item.is(ForStmtSyntax.self) || item.is(WhileStmtSyntax.self) || item.is(DoStmtSyntax.self) {
      return !isLast
    }
    return item.is(ExprSyntax.self)
  }

  /// Whether the statement is the only one of a body and its value is the result of the body.
  fileprivate var isResult: Bool {
    guard let body = parent?.parent else { return false }
    if body.is(AccessorBlockSyntax.self) { return true }
    guard let owner = body.as(CodeBlockSyntax.self)?.parent else { return false }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return owner.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  /// Whether the statement is a call or an assignment whose value is not used.
  fileprivate var isPlainCall: Bool {
    guard item.is(ExprSyntax.self) else { return false }
    let list = parent?.as(CodeBlockItemListSyntax.self)
    return list?.last?.id != id || list?.parent?.is(CodeBlockSyntax.self) ?? false
      || item.is(SequenceExprSyntax.self) || item.is(InfixOperatorExprSyntax.self)
  }
}

/// Leaves out the statements of a closure that does not compile; running it reports its name.
enum ClosureCut: CutRule {
  static let name = "closure"

  static func cuts(for context: CutContext) -> [Cut] {
    let closures = context.ancestors(upTo: { $0.isBodyOwner }).compactMap {
      $0.as(ClosureExprSyntax.self)
    }
    return closures.filter {
      !ViewContext.contains(Syntax($0.statements)) && !$0.statements.isEmpty
    }
    .map { closure in
      let name = closure.enclosingCall?.calledExpression.calledName ?? "closure"
      let code = "leftOut(\"\(name)\", \(context.place(of: closure)))"
      return context.cut(closure.statements, to: code, subject: name)
    }
  }
}

extension Syntax {
  /// Whether the node is the body of a function, an initializer or an accessor.
  var isBodyOwner: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(AccessorDeclSyntax.self) || self.is(AccessorBlockSyntax.self)
      || self.is(DeinitializerDeclSyntax.self) || self.is(MemberBlockItemSyntax.self)
  }
}

/// Leaves out a body that does not compile.
///
/// The body of a view becomes a placeholder, and a function without a result does nothing. Any
/// other body reports its name when it runs.
enum BodyCut: CutRule {
  static let name = "body"

  static func cuts(for context: CutContext) -> [Cut] {
    context.ancestors(upTo: { $0.is(MemberBlockItemSyntax.self) }).flatMap { node in
      cuts(of: node, in: context)
    }
  }

  private static func cuts(of node: Syntax, in context: CutContext) -> [Cut] {
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      let name = function.name.text
      let isView = ViewContext.makesView(function.signature.returnClause?.type, function.attributes)
      let place = context.place(of: body)
      if function.signature.returnClause == nil {
        let code = "{ let _: Void = leftOut(\"\(owner(of: node))\(name)\", \(place)) }"
        return [context.cut(body, to: code, subject: "\(owner(of: node))\(name)")]
      }
      return cuts(of: body, name: "\(owner(of: node))\(name)", isView: isView, in: context)
    }
    if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
      return [
        context.cut(
          body,
          to: "{ leftOutBody(\"\(owner(of: node))init\", \(context.place(of: node))) }",
          subject: "\(owner(of: node))init"
        )
      ]
    }
    if let body = node.as(DeinitializerDeclSyntax.self)?.body {
      return [context.cut(body, to: "{}", subject: "\(owner(of: node))deinit")]
    }
    if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body {
      let name = "\(owner(of: node))\(accessor.accessorSpecifier.text)"
      return cuts(of: body, name: name, isView: false, in: context)
    }
    if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors,
      let binding = block.parent?.as(PatternBindingSyntax.self),
      let property = binding.parent?.parent?.as(VariableDeclSyntax.self)
    {
      let isView = ViewContext.makesView(binding.typeAnnotation?.type, property.attributes)
      let name = "\(owner(of: node))\(binding.pattern.trimmedDescription)"
      return cuts(of: block, name: name, isView: isView, in: context)
    }
    return []
  }

  private static func cuts(
    of body: some SyntaxProtocol,
    name: String,
    isView: Bool,
    in context: CutContext
  ) -> [Cut] {
    let place = context.place(of: body)
    guard isView else {
      return [
        context.cut(body, to: "{ leftOut(\"\(name)\", \(place)) }", subject: name),
        context.cut(body, to: "{ leftOutBody(\"\(name)\", \(place)) }", subject: name),
      ]
    }
    return [context.cut(body, to: "{ missingView(\"\(name)\", \(place)) }", subject: name)]
  }

  /// Returns the name of the type that a member belongs to, with a dot; empty for others.
  static func owner(of node: Syntax) -> String {
    var parent = node.parent
    while let current = parent {
      if let named = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return "\(named.name.text)."
      }
      if let owner = current.as(ExtensionDeclSyntax.self) {
        return "\(owner.extendedType.trimmedDescription)."
      }
      parent = current.parent
    }
    return ""
  }
}

/// The value of a stored property is left out, and then the member as a whole.
enum MemberCut: CutRule {
  static let name = "member"

  static func cuts(for context: CutContext) -> [Cut] {
    var cuts: [Cut] = []
    for item in context.ancestors().compactMap({ $0.as(MemberBlockItemSyntax.self) }) {
      if let binding = item.decl.as(VariableDeclSyntax.self)?.bindings.first,
        let value = binding.initializer?.value, binding.typeAnnotation == nil
      {
        let name = binding.pattern.trimmedDescription
        let code = "MissingValue(\"\(name)\", \(context.place(of: value)))"
        cuts.append(context.cut(value, to: code, subject: name))
      }
      let subject = BodyCut.owner(of: Syntax(item)) + CutContext.subject(of: item)
      cuts.append(context.cut(item, to: "", subject: subject))
    }
    return cuts
  }
}

/// A declaration at the top level of a file is removed.
enum DeclarationCut: CutRule {
  static let name = "declaration"

  static func cuts(for context: CutContext) -> [Cut] {
    context.ancestors().compactMap { $0.as(CodeBlockItemSyntax.self) }
      .filter { $0.parent?.parent?.is(SourceFileSyntax.self) ?? false }
      .map { context.cut($0, to: "") }
  }
}
