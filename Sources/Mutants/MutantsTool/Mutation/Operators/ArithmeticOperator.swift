internal import SwiftSyntax

/// `+` for `-`, and the like.
struct ArithmeticOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "+": ("-", "mutantSum"),
    "-": ("+", "mutantDifference"),
    "*": ("+", "mutantProduct"),
    "/": ("*", "mutantQuotient"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = InfixOperation(node), !isOfText(infix.node) else { return [] }
    if infix.symbol.text == "%" {
      let left = site.text(of: infix.node.leftOperand)
      var mutation = infix.mutation(.arithmetic, to: "", by: "mutantRemainder", at: site)
      mutation.replacement = left
      return [mutation]
    }
    guard let change = Self.functions[infix.symbol.text] else { return [] }
    return [
      infix.mutation(.arithmetic, to: change.replacement, by: change.function, at: site)
    ]
  }

  /// Whether texts or arrays are put together.
  private func isOfText(_ node: InfixOperatorExprSyntax) -> Bool {
    [node.leftOperand, node.rightOperand].contains {
      $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self)
    }
  }
}
