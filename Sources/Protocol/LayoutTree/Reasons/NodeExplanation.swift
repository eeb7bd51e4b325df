public import Foundation
public import LayoutValues

/// The reasons for a node's size and position.
///
/// ```swift
/// let explanation = NodeExplanation(
///   proposal: LayoutProposal(width: 80, height: nil),
///   sizeReason: LayoutReason("R-PROP-3", "all of the proposed 80"),
///   placeReason: LayoutReason("R-PAD-4", "10 from the leading edge")
/// )
/// ```
public struct NodeExplanation: Sendable, Hashable, Codable {
  /// The proposal that the node was placed with.
  public var proposal: LayoutProposal
  /// The reason for the size.
  public var sizeReason: LayoutReason
  /// The reason for the position.
  public var placeReason: LayoutReason
  /// The gap before the node; `nil` if there is none.
  public var gap: ExplainedGap?
  /// The other proposals to the node, in order.
  public var questions: [ExplainedQuestion]

  /// Creates the reasons for a size and a position.
  ///
  /// - Parameters:
  ///   - proposal: The proposal that the node was placed with.
  ///   - sizeReason: The reason for the size.
  ///   - placeReason: The reason for the position.
  ///   - gap: The gap before the node; `nil` if there is none.
  ///   - questions: The other proposals to the node, in order.
  public init(
    proposal: LayoutProposal,
    sizeReason: LayoutReason,
    placeReason: LayoutReason,
    gap: ExplainedGap? = nil,
    questions: [ExplainedQuestion] = []
  ) {
    self.proposal = proposal
    self.sizeReason = sizeReason
    self.placeReason = placeReason
    self.gap = gap
    self.questions = questions
  }
}

/// A proposal to a node, and the node's size for it.
public struct ExplainedQuestion: Sendable, Hashable, Codable {
  /// The proposal to the node.
  public var proposal: LayoutProposal
  /// The size of the node for the proposal, in points.
  public var answer: CGSize
  /// The name of the node that made the proposal.
  public var asker: String

  /// Creates a proposal with its answer.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the node.
  ///   - answer: The size of the node for the proposal, in points.
  ///   - asker: The name of the node that made the proposal.
  public init(proposal: LayoutProposal, answer: CGSize, asker: String) {
    self.proposal = proposal
    self.answer = answer
    self.asker = asker
  }
}

extension ExplainedQuestion {
  /// The purpose of the proposal, in words.
  package var purpose: String {
    let dimensions = [proposal.width, proposal.height]
    if dimensions.contains(.infinity) { return "maximum size" }
    if dimensions.contains(0) { return "minimum size" }
    if dimensions.contains(nil) { return "ideal size" }
    return "size"
  }
}

/// The gap before a node, and the reason for its length.
public struct ExplainedGap: Sendable, Hashable, Codable {
  /// The length in points; negative if the two nodes overlap.
  public var length: CGFloat
  /// The name of the previous node: `Text "Reset" #title`.
  public var neighbor: String
  /// The rule's name: `R-SP-4`.
  public var rule: String
  /// The reason, as a sentence without a period: `a text of size 16 above a plain view`.
  public var sentence: String

  /// Creates a gap.
  ///
  /// - Parameters:
  ///   - length: The length in points; negative if the two nodes overlap.
  ///   - neighbor: The name of the previous node.
  ///   - rule: The rule's name.
  ///   - sentence: The reason, as a sentence without a period.
  public init(length: CGFloat, neighbor: String, rule: String, sentence: String) {
    self.length = length
    self.neighbor = neighbor
    self.rule = rule
    self.sentence = sentence
  }
}

extension ExplainedGap {
  /// The gap as one line: `gap (R-SP-4): 6 after Color #a, a plain view above a text of size 20`.
  package var text: String {
    "gap (\(rule)): \(LengthText.text(length)) after \(neighbor), \(sentence)"
  }
}
