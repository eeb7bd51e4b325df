internal import SwiftSyntax

/// A condition that always holds, and one that never does.
///
/// An operand of `&&` is only made to hold, and one of `||` only made not to: the other way is the
/// same as for the whole.
struct ConditionOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let expression = node.as(ExprSyntax.self), !expression.is(BooleanLiteralExprSyntax.self),
      let place = Self.place(of: expression)
    else { return [] }
    let kind: MutantKind =
      NamingPatterns.ofMemory.isNamed(in: site.text(of: node)) ? .remembered : .condition
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
    if let infix = BinaryExpression(parent) {
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

/// An optional in `if let` and `guard let` that is taken for empty.
struct BindingOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let binding = node.as(OptionalBindingConditionSyntax.self) else { return [] }
    guard let value = binding.initializer?.value else {
      let name = site.text(of: binding.pattern)
      let text = Insertion(
        range: binding.pattern.range,
        place: .after,
        text: " = mutantNone(§, \(name))"
      )
      return [
        Mutation(
          kind: .binding,
          range: node.range,
          replacement: "\(site.text(of: binding)) = nil",
          insertions: [text]
        )
      ]
    }
    let kind: MutantKind =
      NamingPatterns.ofMemory.isNamed(in: site.text(of: value)) ? .remembered : .binding
    return [Mutation(kind, of: value.range, to: "nil", call: "mutantNone(§, ")]
  }
}

/// `b` for `a ?? b`.
struct CoalescingOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = BinaryExpression(node), infix.symbol.text == "??" else { return [] }
    let fallback = site.text(of: infix.node.rightOperand)
    return [Mutation(.coalescing, of: node.range, picking: fallback)]
  }
}

/// A number that is one more, and one that is one less; 0 is only made one more, since nearly all
/// that notices either notices both.
struct ConstantOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self) else {
      return []
    }
    let text = site.text(of: node)
    let more = Mutation(.constant, of: node.range, to: "\(text) + 1", call: "mutantOneMore(§, ")
    let less = Mutation(.constant, of: node.range, to: "\(text) - 1", call: "mutantOneLess(§, ")
    return text == "0" ? [more] : [more, less]
  }
}

/// `true` for `false`, and the other way.
struct TruthOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let literal = node.as(BooleanLiteralExprSyntax.self),
      !(node.parent?.is(ConditionElementSyntax.self) ?? false)
    else { return [] }
    let opposite = literal.literal.text == "true" ? "false" : "true"
    return [Mutation(.constant, of: node.range, to: opposite, call: "mutantFlip(§, ")]
  }
}
