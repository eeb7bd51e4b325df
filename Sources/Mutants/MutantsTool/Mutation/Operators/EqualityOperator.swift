internal import SwiftSyntax

/// `==` for `!=`, and the other way, where it is no condition: conditions have mutants of their own.
struct EqualityOperator: MutationOperator {
  private static let opposites = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = InfixOperation(node), let opposite = Self.opposites[infix.symbol.text],
      !ConditionOperator.isCondition(infix.node)
    else { return [] }
    let replacement = site.text(of: infix.node, with: opposite, for: infix.symbol)
    return [Mutation(.equality, of: node.range, to: replacement, call: "mutantFlip(§, ")]
  }
}
