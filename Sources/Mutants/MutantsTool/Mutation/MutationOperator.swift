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

/// Words by which code says its purpose.
struct NamingPatterns: Sendable {
  let words: [String]

  /// Of answers that are kept, and of whether they still hold.
  static let ofMemory = NamingPatterns(words: [
    "cache", "cached", "remember", "memory", "known", "kept", "stale", "stamp", "generation",
    "valid", "isCurrent", "upToDate",
  ])

  /// Of those who only watch, for an explanation.
  static let ofWatching = NamingPatterns(words: ["watcher", "watched"])

  /// Of saying that an answer no longer holds.
  static let ofInvalidation = NamingPatterns(words: [
    "invalidate", "forget", "reset", "clear", "discard", "setNeeds", "mark", "stale", "removeAll",
    "dirty", "needs", "stamp", "generation",
  ])
}

extension NamingPatterns {
  /// Whether a name in the text begins with one of the words, or has one inside with a capital.
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
