internal import SwiftSyntax

/// An operation of two operands, which becomes a call of a function of the switches.
struct InfixOperation {
  let node: InfixOperatorExprSyntax
  let symbol: TokenSyntax

  /// - Returns: `nil` for a node that is none.
  init?(_ node: Syntax) {
    guard let infix = node.as(InfixOperatorExprSyntax.self),
      let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator
    else { return nil }
    self.node = infix
    self.symbol = symbol
  }
}

extension InfixOperation {
  /// The mutation that stands for the operation with another symbol.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - replacement: The symbol, or an operand alone.
  ///   - function: The function of the switches that has both in it.
  ///   - prefix: What stands before the left operand: `&` where it is changed.
  ///   - site: The surroundings.
  /// - Returns: A mutation whose operands can have mutants of their own.
  func mutation(
    _ kind: MutantKind,
    to replacement: String,
    by function: String,
    prefix: String = "",
    at site: MutationSite
  ) -> Mutation {
    Mutation(
      kind: kind,
      range: node.range,
      replacement: site.text(of: node, with: replacement, for: symbol),
      insertions: [
        Insertion(
          range: node.range,
          place: .before,
          layer: .operands,
          text: "\(function)(§, \(prefix)"
        ),
        Insertion(range: symbol.range, place: .instead, text: ","),
        Insertion(range: node.range, place: .after, layer: .operands, text: ")"),
      ]
    )
  }
}
