internal import Foundation

/// One step of the negotiation: a proposal, the node's size for it, or the placement of a node.
package struct DrawingStep: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Codable {
    case propose, answer, place
  }

  package var kind: Kind
  /// The id of the node; `nil` if the picture omits the node.
  package var node: Int?
  /// The name of the node in reasons: `Text "Reset" #title`.
  package var name: String
  /// The width of the proposal or of the size, in points; `nil` where unspecified.
  package var width: Double?
  /// The height of the proposal or of the size, in points; `nil` where unspecified.
  package var height: Double?
  /// The name of the deciding rule: `R-STK-4`.
  package var rule: String
  /// The description of the step, as a sentence without a period.
  package var sentence: String
  /// The parts of the step in order, if the rule has several.
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
