internal import SwiftSyntax

/// An explicit alignment guide that is ignored.
struct GuideOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("explicit") || name.lowercased().hasSuffix("guide")
    else { return [] }
    return [Mutation(.guide, of: node.range, to: "nil", call: "mutantNone(§, ")]
  }
}
