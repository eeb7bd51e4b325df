internal import SwiftSyntax

/// Replaces a condition by `true` or by `false`.
///
/// An operand of `&&` is only replaced by `true`, and one of `||` only by `false`, because the
/// other value has the same effect as replacing the whole condition.
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

  /// Returns whether an expression is a condition of the control flow.
  static func isCondition(_ node: some ExprSyntaxProtocol) -> Bool {
    place(of: ExprSyntax(node)) != nil
  }

  private enum Place {
    case whole
    /// The condition of a loop, which is never replaced by `true`, because the loop would not end.
    case loop
    /// An operand of `&&`, which is only replaced by `true`.
    case part
    /// An operand of `||`, which is only replaced by `false`.
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

/// Replaces the optional in `if let` and `guard let` by `nil`.
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

/// Replaces `a ?? b` by `b`.
struct CoalescingOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = BinaryExpression(node), infix.symbol.text == "??" else { return [] }
    let fallback = site.text(of: infix.node.rightOperand)
    return [Mutation(.coalescing, of: node.range, picking: fallback)]
  }
}

/// Replaces an integer by the next higher or lower one.
///
/// 0 is only increased, because expectations that detect one of both changes nearly always detect
/// the other.
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

/// Replaces `false` by `true` and vice versa.
struct TruthOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let literal = node.as(BooleanLiteralExprSyntax.self),
      !(node.parent?.is(ConditionElementSyntax.self) ?? false)
    else { return [] }
    let opposite = literal.literal.text == "true" ? "false" : "true"
    return [Mutation(.constant, of: node.range, to: opposite, call: "mutantFlip(§, ")]
  }
}
