internal import SwiftSyntax

/// A body that returns its default at once.
struct BodyOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let body = ReturningBody(node) else { return [] }
    return body.defaults.flatMap { body.mutations(returning: $0, kind: .body, at: site) }
  }
}
