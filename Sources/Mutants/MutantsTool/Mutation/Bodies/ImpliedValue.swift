internal import SwiftSyntax

/// The value that a body has without a `return`: the expression that it is alone.
enum ImpliedValue {
  case expression(ExprSyntax)
  /// An `if` or a `switch` whose branches have the values.
  case choice(ExprSyntax)

  /// - Returns: `nil` for statements of which none is a value.
  init?(of statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .expr(let expression):
      self = .expression(expression)
    case .stmt(let statement):
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression,
        Self.branches(of: expression)?.allSatisfy({ ImpliedValue(of: $0) != nil }) ?? false
      else { return nil }
      self = .choice(expression)
    default:
      return nil
    }
  }

  /// The statements of each branch; `nil` where none may be taken, or where it is no choice.
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

extension ImpliedValue {
  /// Whether statements are the value of what is around them: of a body, a closure or a choice.
  static func isImplied(by statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let owner = statements.parent else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if let body = body(around: statements) { return body.type != nil }
    guard let choice = choice(around: owner), let parent = choice.parent else { return false }
    guard parent.is(ExpressionStmtSyntax.self) else { return true }
    let list = parent.parent?.parent?.as(CodeBlockItemListSyntax.self)
    return list.map { ImpliedValue(of: $0) != nil && isImplied(by: $0) } ?? false
  }

  /// The function or the property whose body statements are.
  private static func body(around statements: CodeBlockItemListSyntax) -> ReturningBody? {
    var node = statements.parent
    for _ in 0..<2 {
      guard let current = node else { return nil }
      if let body = ReturningBody(current), body.statements.id == statements.id { return body }
      node = current.parent
    }
    return nil
  }

  /// The outermost `if`, or the `switch`, that a branch is of.
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
