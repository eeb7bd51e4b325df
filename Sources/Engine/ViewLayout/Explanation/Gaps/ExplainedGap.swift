package import Foundation

/// The gap before a node, and why it is that long.
package struct ExplainedGap: Sendable, Equatable, Codable {
  /// In points; negative where both overlap.
  package var length: CGFloat
  /// The name of the node before it: `Text "Reset" #title`.
  package var neighbor: String
  /// The rule's name: `R-SP-4`.
  package var rule: String
  /// The reason, in words without a full stop: `a text of size 16 above a plain view`.
  package var sentence: String

  package init(length: CGFloat, neighbor: String, rule: String, sentence: String) {
    self.length = length
    self.neighbor = neighbor
    self.rule = rule
    self.sentence = sentence
  }
}

extension ExplainedGap {
  /// The gap in a line: `gap (R-SP-4): 6 behind Color #a, a plain view above a text of size 20`.
  package var text: String {
    "gap (\(rule)): \(LengthText.text(length)) behind \(neighbor), \(sentence)"
  }
}
