internal import SwiftSyntax

/// Replaces an arithmetic operator, for example `-` by `+`.
struct ArithmeticOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "+": ("-", "mutantSum"),
    "-": ("+", "mutantDifference"),
    "*": ("+", "mutantProduct"),
    "/": ("*", "mutantQuotient"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = BinaryExpression(node), !isOfText(infix.node) else { return [] }
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

  /// Returns whether the operation concatenates strings or arrays.
  private func isOfText(_ node: InfixOperatorExprSyntax) -> Bool {
    [node.leftOperand, node.rightOperand].contains {
      $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self)
    }
  }
}

/// Replaces `-=` by `+=` and vice versa.
struct AssignedArithmeticOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "+=": ("-=", "mutantAdd"),
    "-=": ("+=", "mutantSubtract"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = BinaryExpression(node), let change = Self.functions[infix.symbol.text],
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

/// Replaces a comparison, for example `<=` by `<`, which differ for equal operands.
struct ComparisonOperator: MutationOperator {
  private static let functions: [String: (replacement: String, function: String)] = [
    "<": ("<=", "mutantLess"),
    "<=": ("<", "mutantLessOrEqual"),
    ">": (">=", "mutantGreater"),
    ">=": (">", "mutantGreaterOrEqual"),
  ]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = BinaryExpression(node), let change = Self.functions[infix.symbol.text] else {
      return []
    }
    return [
      infix.mutation(.comparison, to: change.replacement, by: change.function, at: site)
    ]
  }
}

/// Replaces `!=` by `==` and vice versa, except in conditions, which have other mutants.
struct EqualityOperator: MutationOperator {
  private static let opposites = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]

  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
    guard let infix = BinaryExpression(node), let opposite = Self.opposites[infix.symbol.text],
      !ConditionOperator.isCondition(infix.node)
    else { return [] }
    let replacement = site.text(of: infix.node, with: opposite, for: infix.symbol)
    return [Mutation(.equality, of: node.range, to: replacement, call: "mutantFlip(§, ")]
  }
}

/// Replaces `min` by `max` and vice versa, for two or three values.
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

  /// Returns the name of a function of the standard library; `nil` for a member of another type.
  private func name(of callee: ExprSyntax) -> TokenSyntax? {
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Swift"
    else { return nil }
    return member.declName.baseName
  }
}

/// A binary operation, which a mutation replaces by a call of a switch function.
struct BinaryExpression {
  let node: InfixOperatorExprSyntax
  let symbol: TokenSyntax

  /// - Returns: `nil` for a node that is not a binary operation.
  init?(_ node: Syntax) {
    guard let infix = node.as(InfixOperatorExprSyntax.self),
      let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator
    else { return nil }
    self.node = infix
    self.symbol = symbol
  }
}

extension BinaryExpression {
  /// Returns the mutation that replaces the operator.
  ///
  /// - Parameters:
  ///   - kind: The kind of mutant.
  ///   - replacement: The new operator, or only an operand.
  ///   - function: The switch function that implements both operations.
  ///   - prefix: The text before the left operand, which is `&` if the operation changes it.
  ///   - site: The surroundings of the operation.
  /// - Returns: A mutation whose operands can contain further mutants.
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
