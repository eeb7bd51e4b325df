package import Foundation
package import LayoutValues

/// The reason for a node's size or position: a layout rule, and the rule's numbers.
public struct LayoutReason: Sendable, Hashable, Codable {
  /// The rule's name: `R-STK-4`.
  public var rule: String
  /// The result of the rule, as a sentence without a period.
  public var sentence: String
  /// The steps of the computation, in order; empty if it has a single step.
  public var steps: [String]

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - rule: The rule's name, such as `R-STK-4`.
  ///   - sentence: The result of the rule, as a sentence without a period.
  ///   - steps: The steps of the computation, in order; empty if it has a single step.
  public init(_ rule: String, _ sentence: String, steps: [String] = []) {
    self.rule = rule
    self.sentence = sentence
    self.steps = steps
  }
}

/// The format of lengths in reasons: at most three decimals, `nil` if unspecified.
package enum LengthText {
  package static func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length.isNaN ? "nan" : length < 0 ? "-inf" : "inf" }
    let rounded = (Double(length) * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// Returns a size in the format `50x20`.
  package static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

  /// Returns a proposal in the format `320xnil`.
  package static func text(_ proposal: LayoutProposal) -> String {
    [proposal.width, proposal.height].map { text($0.map { CGFloat($0) }) }.joined(separator: "x")
  }

  /// Returns the name of one of several equal parts: `all`, `half`, `a third`, `a seventh`.
  package static func part(of count: Int) -> String {
    let names = [
      "all", "half", "a third", "a quarter", "a fifth", "a sixth", "a seventh", "an eighth",
    ]
    return names.indices.contains(count - 1) ? names[count - 1] : "1 of \(count) parts"
  }
}
