/// The name of a rule, as prose and comments write it: `R-GRID-7`, `R-ABS-3b`, or `R-VIEW` for all of
/// one part.
///
/// Names are ordered by their part and their number.
package struct RuleName: Sendable, Hashable {
  package let text: String
  private let part: String
  private let number: Int

  package init(_ text: String) {
    self.text = text
    part = String(text.prefix { !$0.isNumber })
    number = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
  }
}

extension RuleName: Comparable {
  package static func < (left: RuleName, right: RuleName) -> Bool {
    (left.part, left.number, left.text) < (right.part, right.number, right.text)
  }
}

extension RuleName {
  /// Every rule that a text names, in the order that they stand.
  static func names(in text: String) -> [RuleName] {
    guard text.contains("R-") else { return [] }
    return text.matches(of: /R-[A-Z]{2,}(?:-[0-9]+[a-z]?)?/).map { RuleName(String($0.output)) }
  }
}
