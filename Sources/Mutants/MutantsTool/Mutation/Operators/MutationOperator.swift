internal import SwiftSyntax

/// One way to break code.
protocol MutationOperator: Sendable {
  /// The changes of a node itself, not of what is in it.
  ///
  /// - Parameters:
  ///   - node: A node of a folded tree.
  ///   - site: What is known about its surroundings.
  /// - Returns: The mutations; some of them may turn out not to compile.
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation]
}

/// All ways to break code.
enum MutationOperators {
  static let all: [any MutationOperator] = [
    ComparisonOperator(),
    EqualityOperator(),
    ArithmeticOperator(),
    AssignedArithmeticOperator(),
    ExtremeOperator(),
    ConditionOperator(),
    BindingOperator(),
    CoalescingOperator(),
    ConstantOperator(),
    TruthOperator(),
    BodyOperator(),
    StatementOperator(),
    NameOperator(),
    DroppedOperator(),
    ProposalOperator(),
    GuideOperator(),
  ]
}
