internal import SwiftSyntax

/// A number that is one more, and one that is one less; 0 is only made one more, since nearly all that
/// notices either notices both.
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
