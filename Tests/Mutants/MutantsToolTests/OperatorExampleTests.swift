import SwiftParser
import SwiftSyntax
import Testing

@testable import MutantsTool

// The code of the example in the doc comment of `MutationOperator`.

struct NegationOperator: MutationOperator {
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let negation = node.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
    else { return [] }
    return [Mutation(.condition, of: node.range, picking: site.text(of: negation.expression))]
  }
}

struct OperatorExampleTests {
  @Test func `a mutation operator replaces a negation by its operand`() {
    let text = "let isEmpty = !isFull"
    let site = MutationSite(source: SourceText(text))
    let finder = NodeFinder(NegationOperator(), at: site)
    finder.walk(Parser.parse(source: text))
    #expect(finder.mutations.map(\.replacement) == ["isFull"])
    #expect(finder.mutations.map { site.source[$0.range] } == ["!isFull"])
  }
}

/// Applies one operator to all nodes of a tree.
private final class NodeFinder: SyntaxAnyVisitor {
  private let mutationOperator: any MutationOperator
  private let site: MutationSite
  private(set) var mutations: [Mutation] = []

  init(_ mutationOperator: any MutationOperator, at site: MutationSite) {
    self.mutationOperator = mutationOperator
    self.site = site
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    mutations += mutationOperator.mutations(of: node, at: site)
    return .visitChildren
  }
}
