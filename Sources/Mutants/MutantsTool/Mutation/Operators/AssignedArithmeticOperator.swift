internal import SwiftSyntax

/// `+=` for `-=`, and the other way.
struct AssignedArithmeticOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "+=": ("-=", "mutantAdd"),
    "-=": ("+=", "mutantSubtract"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = InfixOperation(node), let change = Self.functions[infix.symbol.text],
      !infix.node.rightOperand.is(StringLiteralExprSyntax.self),
      !infix.node.rightOperand.is(ArrayExprSyntax.self)
    else { return [] }
    return [
      infix.mutation(
        .arithmetic,
        to: change.replacement,
        by: change.function,
        prefix: "&",
        at: site
      )
    ]
  }
}
