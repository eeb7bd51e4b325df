internal import SwiftSyntax

/// Traverses a file and applies each mutation operator to each node of executable code.
final class MutationFinder: SyntaxAnyVisitor {
  private var site: MutationSite
  private(set) var mutations: [Mutation] = []

  init(in source: SourceText) {
    site = MutationSite(source: source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if isNotRun(node) { return .skipChildren }
    if let infix = node.as(InfixOperatorExprSyntax.self), isAssignment(infix) {
      noteStorage(Syntax(infix.leftOperand))
    }
    if let passed = node.as(InOutExprSyntax.self) { noteStorage(Syntax(passed.expression)) }
    for operation in MutationOperators.all {
      mutations += operation.mutations(of: node, at: site).filter { isSeen($0) }
    }
    return .visitChildren
  }

  /// Returns whether a mutation affects more than the recording of explanations.
  private func isSeen(_ mutation: Mutation) -> Bool {
    let kinds: [MutantKind] = [.condition, .binding, .coalescing, .statement]
    return !kinds.contains(mutation.kind)
      || !NamingPatterns.ofWatching.isNamed(in: site.source[mutation.range])
  }

  /// Returns whether a node contains no code to mutate.
  ///
  /// These are types, patterns, attributes, string literals, and arguments of precondition checks.
  private func isNotRun(_ node: Syntax) -> Bool {
    if node.is(TypeSyntax.self) || node.is(AttributeSyntax.self) || node.is(PatternSyntax.self) {
      return true
    }
    switch node.kind {
    case .stringLiteralExpr, .enumCaseDecl, .importDecl, .keyPathExpr, .genericArgumentClause,
      .genericParameterClause, .genericWhereClause, .switchCaseItem, .matchingPatternCondition,
      .macroExpansionExpr, .macroExpansionDecl, .inheritanceClause, .typeAliasDecl:
      return true
    case .functionCallExpr:
      return node.as(FunctionCallExprSyntax.self)?.isDiagnosticOnly ?? false
    default:
      return false
    }
  }

  private func isAssignment(_ infix: InfixOperatorExprSyntax) -> Bool {
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(symbol)
  }

  /// Records an assigned expression and the expressions that lead to it, except for subscript
  /// arguments.
  private func noteStorage(_ node: Syntax) {
    site.storedIn.insert(node.id)
    if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
      noteStorage(Syntax(base))
    } else if let call = node.as(SubscriptCallExprSyntax.self) {
      noteStorage(Syntax(call.calledExpression))
    } else if let chain = node.as(OptionalChainingExprSyntax.self) {
      noteStorage(Syntax(chain.expression))
    } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
      noteStorage(Syntax(forced.expression))
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      noteStorage(Syntax(call.calledExpression))
    } else if let tuple = node.as(TupleExprSyntax.self) {
      tuple.elements.forEach { noteStorage(Syntax($0.expression)) }
    }
  }
}
