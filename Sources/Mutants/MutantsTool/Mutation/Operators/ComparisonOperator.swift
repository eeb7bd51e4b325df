internal import SwiftSyntax

/// `<` for `<=`, and the like: what happens where both sides are equal.
struct ComparisonOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "<": ("<=", "mutantLess"),
    "<=": ("<", "mutantLessOrEqual"),
    ">": (">=", "mutantGreater"),
    ">=": (">", "mutantGreaterOrEqual"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = InfixOperation(node), let change = Self.functions[infix.symbol.text] else {
      return []
    }
    return [
      infix.mutation(.comparison, to: change.replacement, by: change.function, at: site)
    ]
  }
}
