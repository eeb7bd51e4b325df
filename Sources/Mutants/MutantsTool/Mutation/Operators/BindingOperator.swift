internal import SwiftSyntax

/// An optional in `if let` and `guard let` that is taken for empty.
struct BindingOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let binding = node.as(OptionalBindingConditionSyntax.self) else { return [] }
    guard let value = binding.initializer?.value else {
      let name = site.text(of: binding.pattern)
      let text = Insertion(
        range: binding.pattern.range,
        place: .after,
        text: " = mutantNone(§, \(name))"
      )
      return [
        Mutation(
          kind: .binding,
          range: node.range,
          replacement: "\(site.text(of: binding)) = nil",
          insertions: [text]
        )
      ]
    }
    let kind: MutantKind =
      Vocabulary.ofMemory.isNamed(in: site.text(of: value)) ? .remembered : .binding
    return [Mutation(kind, of: value.range, to: "nil", call: "mutantNone(§, ")]
  }
}
