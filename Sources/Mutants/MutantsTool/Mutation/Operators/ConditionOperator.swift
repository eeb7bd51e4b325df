internal import SwiftSyntax

/// A condition that always holds, and one that never does.
///
/// An operand of `&&` is only made to hold, and one of `||` only made not to: the other way is the same as
/// for the whole.
struct ConditionOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let expression = node.as(ExprSyntax.self), !expression.is(BooleanLiteralExprSyntax.self),
      let place = Self.place(of: expression)
    else { return [] }
    let kind: MutantKind =
      Vocabulary.ofMemory.isNamed(in: site.text(of: node)) ? .remembered : .condition
    let alwaysHolds = Mutation(kind, of: node.range, to: "true", call: "mutantTrue(§, ")
    let neverHolds = Mutation(kind, of: node.range, to: "false", call: "mutantFalse(§, ")
    switch place {
    case .whole: return [alwaysHolds, neverHolds]
    case .loop, .alternative: return [neverHolds]
    case .part: return [alwaysHolds]
    }
  }

  /// Whether an expression decides which way code goes.
  static func isCondition(_ node: some ExprSyntaxProtocol) -> Bool {
    place(of: ExprSyntax(node)) != nil
  }

  private enum Place {
    case whole
    /// Of a loop, which would never end.
    case loop
    /// An operand of `&&`.
    case part
    /// An operand of `||`.
    case alternative
  }

  private static func place(of node: ExprSyntax) -> Place? {
    guard let parent = node.parent else { return nil }
    if let infix = InfixOperation(parent) {
      guard infix.node.operator.id != node.id else { return nil }
      switch infix.symbol.text {
      case "&&": return .part
      case "||": return .alternative
      default: return nil
      }
    }
    if let choice = parent.as(TernaryExprSyntax.self), choice.condition.id == node.id {
      return .whole
    }
    if parent.is(WhereClauseSyntax.self) { return .whole }
    if let loop = parent.as(RepeatStmtSyntax.self), loop.condition.id == node.id { return .loop }
    guard parent.is(ConditionElementSyntax.self) else { return nil }
    return parent.parent?.parent?.is(WhileStmtSyntax.self) ?? false ? .loop : .whole
  }
}
