internal import SwiftSyntax

/// `b` for `a ?? b`.
struct CoalescingOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = InfixOperation(node), infix.symbol.text == "??" else { return [] }
    let fallback = site.text(of: infix.node.rightOperand)
    return [Mutation(.coalescing, of: node.range, picking: fallback)]
  }
}
