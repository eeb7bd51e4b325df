/// One step of the negotiation: a proposal, its answer, or where a node was put.
package struct DrawingStep: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable {
    case propose, answer, place
  }

  package var kind: Kind
  /// The node by its id; `nil` for one that is not drawn.
  package var node: Int?
  /// The name that reasons have for the node: `Text "Reset" #title`.
  package var name: String
  /// The proposed or the answered width in points; `nil` where it is unspecified.
  package var width: Double?
  /// The proposed or the answered height in points; `nil` where it is unspecified.
  package var height: Double?
  /// The rule that decided: `R-STK-4`.
  package var rule: String
  /// The event in a sentence without a full stop.
  package var sentence: String
  /// The events one after the other, where the rule takes several steps.
  package var details: [String]

  package init(
    kind: Kind,
    node: Int?,
    name: String,
    width: Double?,
    height: Double?,
    rule: String,
    sentence: String,
    details: [String] = []
  ) {
    self.kind = kind
    self.node = node
    self.name = name
    self.width = width
    self.height = height
    self.rule = rule
    self.sentence = sentence
    self.details = details
  }
}
