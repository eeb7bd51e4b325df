internal import SwiftSyntax

/// `nil`, 0 and infinity for one another in a proposal, and `nil` for a length that is proposed.
struct ProposalOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let expression = node.as(ExprSyntax.self), argument.expression.id == expression.id
    else { return [] }
    let texts: [String]
    if node.is(NilLiteralExprSyntax.self) {
      texts = ["0", ".infinity"]
    } else if isOfProposal(argument) {
      texts = site.text(of: node) == ".infinity" ? ["nil"] : ["nil", ".infinity"]
    } else {
      return []
    }
    return texts.map { Mutation(.proposal, of: node.range, picking: $0) }
  }

  /// Whether the argument is a length of a proposal that is made.
  private func isOfProposal(_ argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "ProposedViewSize" && argument.label != nil
  }
}
