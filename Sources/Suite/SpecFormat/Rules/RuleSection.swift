/// A part of a page of rules: a heading with what stands under it.
package struct RuleSection: Sendable, Equatable {
  package let title: String
  /// The anchor of its heading in the page.
  package let slug: String
  package internal(set) var parts: [Part] = []

  /// A rule, or prose between rules.
  package enum Part: Sendable, Equatable {
    case prose(MarkdownBlock)
    case rule(Rule)
  }
}

extension RuleSection {
  /// The rules, in the order of the page.
  package var rules: [Rule] {
    parts.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
  }
}
