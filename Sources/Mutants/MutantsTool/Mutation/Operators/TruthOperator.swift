internal import SwiftSyntax

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
