/// Where an expectation comes from.
package enum Evidence: String, Sendable, CaseIterable {
  /// Measured on Apple's frameworks and published; the prose names the source.
  case recorded
  /// Stated by one of the articles, or follows directly from it.
  case article
  /// Follows from Apple's documentation.
  case documented
  /// Worked out by hand from the rules; the prose names the rule.
  case derived
  /// The engine's own output that someone accepted: a regression guard, no conformance claim.
  case accepted
  /// Nowhere: the block has no numbers and says what its author wants, as `checks` does.
  case wish
}

extension Evidence {
  /// The kinds that a fence may state.
  package static let statable = allCases.filter { $0 != .wish }
}
