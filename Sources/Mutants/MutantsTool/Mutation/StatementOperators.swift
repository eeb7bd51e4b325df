internal import SwiftSyntax

/// Removes a call or an assignment.
struct StatementOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
      isAmongOthers(item), isForItsEffect(expression)
    else { return [] }
    let kind: MutantKind =
      NamingPatterns.ofInvalidation.isNamed(in: words(of: expression, at: site))
      ? .invalidation : .statement
    return [Mutation(kind, leavingOut: expression.range)]
  }

  /// Returns whether the statement is neither an implicit value nor a whole body.
  private func isAmongOthers(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.count > 1 { return true }
    guard !DefaultValue.isImplied(by: list) else { return false }
    return list.parent?.kind == .switchCase || list.parent?.parent?.kind == .ifExpr
      || list.parent?.parent?.kind == .forStmt || list.parent?.parent?.kind == .whileStmt
      || list.parent?.parent?.kind == .guardStmt || list.parent?.parent?.kind == .deferStmt
  }

  private func isForItsEffect(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return !call.isDiagnosticOnly && !isOfAnotherInit(call)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if infix.operator.is(AssignmentExprSyntax.self) { return !isOfInit(infix) }
      return infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") ?? false
    }
    return false
  }

  /// Returns whether the call is `super.init` or `self.init`, which cannot be removed.
  private func isOfAnotherInit(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    return callee?.declName.baseName.text == "init"
  }

  /// Returns whether an assignment is in an `init` and may be the required initialization of a
  /// property.
  private func isOfInit(_ infix: InfixOperatorExprSyntax) -> Bool {
    var node: Syntax? = Syntax(infix)
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// Returns the text of the called function or of the assigned expression.
  private func words(of expression: ExprSyntax, at site: MutationSite) -> String {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name ?? site.text(of: callee)
    }
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return "" }
    return site.text(of: infix.leftOperand)
  }
}

/// Returns the default value at the start of a body.
struct BodyOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let body = FunctionBody(node) else { return [] }
    return body.defaults.flatMap { body.mutations(returning: $0, kind: .body, at: site) }
  }
}

/// Replaces a spacing, an inset or a priority by 0 or an equivalent value.
struct DroppedOperator: MutationOperator {
  private static let endings = ["spacing", "insets", "inset", "priority", "padding", "margins"]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard !site.isStored(node), let name = name(of: node),
      Self.endings.contains(where: { name.lowercased().hasSuffix($0) })
    else { return [] }
    return [Mutation(.dropped, of: node.range, picking: ".zero")]
  }

  /// Returns the name of a value that is read; `nil` for another node.
  private func name(of node: Syntax) -> String? {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.isCalled || member.base == nil ? nil : member.declName.baseName.text
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self), let parent = node.parent,
      !parent.is(MemberAccessExprSyntax.self), !parent.is(FunctionCallExprSyntax.self)
    else { return nil }
    return reference.baseName.text
  }
}
