internal import SwiftSyntax

/// A kind of change that introduces a fault.
///
/// An operator that replaces a negation by its operand:
///
/// ```swift
/// struct NegationOperator: MutationOperator {
///   func mutations(of node: Syntax, at site: MutationSite) -> [Mutation] {
///     guard let negation = node.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
///     else { return [] }
///     return [Mutation(.condition, of: node.range, picking: site.text(of: negation.expression))]
///   }
/// }
/// ```
protocol MutationOperator: Sendable {
  /// Returns the mutations of a node itself, without those of its children.
  ///
  /// - Parameters:
  ///   - node: A node of a syntax tree with nested operations.
  ///   - site: The surroundings of the node.
  /// - Returns: The mutations, some of which may not compile.
  func mutations(of node: Syntax, at site: MutationSite) -> [Mutation]
}

/// All mutation operators of the tool.
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

/// Words in names by which a mutation is classified.
///
/// `cache` in a condition makes its mutant `remembered`, `reset` in a statement `invalidation`, and
/// some mutations of code with `watched` are left out.
struct NamingPatterns: Sendable {
  let words: [String]

  /// Words by which a mutated condition is about a cached result, so that its mutant is
  /// `remembered`.
  static let ofMemory = NamingPatterns(words: [
    "cache", "cached", "remember", "memory", "known", "kept", "stale", "stamp", "generation",
    "valid", "isCurrent", "upToDate",
  ])

  /// Words by which code only records explanations, so that some of its mutations are left out.
  static let ofWatching = NamingPatterns(words: ["watcher", "watched"])

  /// Words by which a removed statement invalidates a cached result: its mutant is `invalidation`.
  static let ofInvalidation = NamingPatterns(words: [
    "invalidate", "forget", "reset", "clear", "discard", "setNeeds", "mark", "stale", "removeAll",
    "dirty", "needs", "stamp", "generation",
  ])
}

extension NamingPatterns {
  /// Returns whether a name in the text starts with one of the words, or contains one in camel
  /// case.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* words.
  func isNamed(in text: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber }.contains { name in
      words.contains { word in
        name.hasPrefix(word) || name.contains(word.prefix(1).uppercased() + word.dropFirst())
      }
    }
  }
}
