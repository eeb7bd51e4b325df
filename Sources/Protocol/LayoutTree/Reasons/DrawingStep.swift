/// One step of the negotiation: a proposal, the node's size for it, or the placement of a node.
public struct DrawingStep: Sendable, Hashable, Codable {
  /// The kinds of steps.
  public enum Kind: String, Sendable, Codable {
    /// A proposal to the node, its size for it, or its placement.
    case propose, answer, place
  }

  /// The kind of the step.
  public var kind: Kind
  /// The node's index among the named nodes of the drawing, from 0; `nil` if it is not drawn.
  public var node: Int?
  /// The name of the node in reasons: `Text "Reset" #title`.
  public var name: String
  /// The width of the proposal or of the size, in points; `nil` where unspecified.
  public var width: Double?
  /// The height of the proposal or of the size, in points; `nil` where unspecified.
  public var height: Double?
  /// The name of the deciding rule: `R-STK-4`.
  public var rule: String
  /// The description of the step, as a sentence without a period.
  public var sentence: String
  /// The parts of the step in order, if the rule has several.
  public var details: [String]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - kind: The kind of the step.
  ///   - node: The node's index among the named nodes of the drawing; `nil` if it is not drawn.
  ///   - name: The name of the node in reasons.
  ///   - width: The width of the proposal or of the size, in points; `nil` where unspecified.
  ///   - height: The height of the proposal or of the size, in points; `nil` where unspecified.
  ///   - rule: The name of the deciding rule.
  ///   - sentence: The description of the step, as a sentence without a period.
  ///   - details: The parts of the step in order, if the rule has several.
  public init(
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
