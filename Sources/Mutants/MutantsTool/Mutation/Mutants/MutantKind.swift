/// The fault that a mutant stands for.
package enum MutantKind: String, Sendable, Codable, CaseIterable {
  case comparison
  case equality
  case arithmetic
  case extreme
  case condition
  case binding
  case coalescing
  case constant
  case body
  case statement
  case axis
  case side
  case order
  case rounding
  case dropped
  case proposal
  case guide
  case remembered
  case invalidation
  case rule
}

extension MutantKind {
  /// The fault, in a few words.
  package var summary: String {
    switch self {
    case .comparison: "a comparison that decides otherwise where both sides are equal"
    case .equality: "an equality that is its opposite"
    case .arithmetic: "another operation of arithmetic"
    case .extreme: "the greatest for the least, or the other way"
    case .condition: "a condition that always or never holds"
    case .binding: "an optional that is taken for empty"
    case .coalescing: "a fallback that is always taken"
    case .constant: "a number one more or one less, a truth for its opposite"
    case .body: "a body that returns its default"
    case .statement: "a statement that is left out"
    case .axis: "the other axis"
    case .side: "the opposite side"
    case .order: "the last for the first, or the other way"
    case .rounding: "another way to round"
    case .dropped: "a spacing, an inset or a priority that is dropped"
    case .proposal: "nil, 0 and infinity for one another in a proposal"
    case .guide: "an alignment guide that is ignored"
    case .remembered: "an answer that is remembered too long, or not at all"
    case .invalidation: "an invalidation that is left out"
    case .rule: "a rule that is switched off where the code names it"
    }
  }
}
