internal import SwiftSyntax

/// `max` for `min`, and the other way, of two values or three.
struct ExtremeOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "min": ("max", "mutantMin"),
    "max": ("min", "mutantMax"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let name = name(of: call.calledExpression),
      let change = Self.functions[name.text], (2...3).contains(call.arguments.count),
      let first = call.arguments.first, first.label == nil
    else { return [] }
    return [
      Mutation(
        kind: .extreme,
        range: node.range,
        replacement: site.text(of: call, with: change.replacement, for: name),
        insertions: [
          Insertion(range: call.calledExpression.range, place: .instead, text: change.function),
          Insertion(range: first.range, place: .before, layer: .body, text: "§, "),
        ]
      )
    ]
  }

  /// The name of a function of the standard library; `nil` for a member of anything else.
  private func name(of callee: ExprSyntax) -> TokenSyntax? {
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Swift"
    else { return nil }
    return member.declName.baseName
  }
}
