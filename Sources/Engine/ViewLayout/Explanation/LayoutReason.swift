/// Why a node has its size, or its place: the rule that decided, and the rule with the numbers.
public struct LayoutReason: Sendable, Equatable, Codable {
  /// The rule's name: `R-STK-4`.
  public var rule: String
  /// The conclusion that the rule came to, in a sentence without a full stop.
  public var sentence: String
  /// The events one after the other, where the rule takes several steps.
  public var steps: [String]

  package init(_ rule: String, _ sentence: String, steps: [String] = []) {
    self.rule = rule
    self.sentence = sentence
    self.steps = steps
  }
}

extension LayoutReason {
  /// A reason that says something of the width and something of the height.
  package init(_ rule: String, perAxis sentence: (Axis) -> String) {
    let sentences = Axis.allCases.map { "\($0.lengthName): \(sentence($0))" }
    self.init(rule, sentences.joined(separator: "; "))
  }
}

extension Axis {
  /// The word for a length along the axis.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}
