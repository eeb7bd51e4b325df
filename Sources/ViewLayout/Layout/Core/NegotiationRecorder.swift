import Foundation

/// Writes down who proposed what to whom, as the algorithm reads with both axes together.
///
/// While a session has a recorder, every node answers whole proposals and nothing of what was
/// remembered before is used.
final class NegotiationRecorder {
  private struct Question: Hashable {
    let node: ObjectIdentifier
    let width: CGFloat?
    let height: CGFloat?
  }

  private final class Line {
    let node: LayoutNode
    let proposal: ProposedViewSize
    var answer = CGSize.zero
    var children: [Line] = []

    init(node: LayoutNode, proposal: ProposedViewSize) {
      self.node = node
      self.proposal = proposal
    }
  }

  private var lines: [Question: Line] = [:]
  private var outermost: [Line] = []
  private var askers: [Line] = []

  /// The node's answer, computed when it is asked for the first time.
  func answer(of node: LayoutNode, to proposal: ProposedViewSize) -> CGSize {
    let question = Question(
      node: ObjectIdentifier(node),
      width: proposal.width,
      height: proposal.height
    )
    if let line = lines[question] { return line.answer }
    let line = Line(node: node, proposal: proposal)
    lines[question] = line
    if let asker = askers.last {
      asker.children.append(line)
    } else {
      outermost.append(line)
    }
    askers.append(line)
    line.answer = node.computeSize(for: proposal)
    askers.removeLast()
    return line.answer
  }

  /// Follows a placement: what it asks is nested under the proposal that it was placed with.
  func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    asking(as: node, to: proposal) { node.placeChildren(in: size, proposal: proposal) }
  }

  /// Nests what is asked meanwhile under a node's answer to a proposal, if it was asked for one.
  func asking<Result>(
    as node: LayoutNode,
    to proposal: ProposedViewSize,
    _ body: () -> Result
  ) -> Result {
    let question = Question(
      node: ObjectIdentifier(node),
      width: proposal.width,
      height: proposal.height
    )
    guard let line = lines[question] else { return body() }
    askers.append(line)
    defer { askers.removeLast() }
    return body()
  }

  /// What was asked, outermost first; nodes that reports do not list hand their lines up.
  var entries: [NegotiationEntry] { outermost.flatMap { Self.entries($0, withReasons: false) } }

  /// The entries with the reasons of the answers, which take further measuring to tell.
  var explainedEntries: [NegotiationEntry] {
    outermost.flatMap { Self.entries($0, withReasons: true) }
  }

  /// One turn of the conversation.
  enum Turn {
    /// A node is proposed a size, by another one or by the scene.
    case proposed(ProposedViewSize, to: LayoutNode, by: LayoutNode?)
    case answered(ProposedViewSize, by: LayoutNode, CGSize)
  }

  /// Tells the conversation in its order; nodes that reports do not list take no part.
  func forEachTurn(_ body: (Turn) -> Void) {
    for line in outermost { Self.tell(line, asker: nil, body) }
  }

  private static func tell(_ line: Line, asker: LayoutNode?, _ body: (Turn) -> Void) {
    guard line.node.listedName != nil else {
      for child in line.children { tell(child, asker: asker, body) }
      return
    }
    body(.proposed(line.proposal, to: line.node, by: asker))
    for child in line.children { tell(child, asker: line.node, body) }
    body(.answered(line.proposal, by: line.node, line.answer))
  }

  /// What a node was asked, in the order of first asking.
  func questions(to node: LayoutNode) -> [ExplainedQuestion] {
    outermost.flatMap { Self.questions(to: node, in: $0, asker: "the scene") }
  }

  private static func questions(
    to node: LayoutNode,
    in line: Line,
    asker: String
  ) -> [ExplainedQuestion] {
    let name = line.node.listedName == nil ? asker : line.node.spokenName
    let inside = line.children.flatMap { questions(to: node, in: $0, asker: name) }
    guard line.node === node else { return inside }
    return [ExplainedQuestion(proposal: line.proposal, answer: line.answer, asker: asker)] + inside
  }

  private static func entries(_ line: Line, withReasons: Bool) -> [NegotiationEntry] {
    let children = line.children.flatMap { entries($0, withReasons: withReasons) }
    guard let name = line.node.listedName else { return children }
    return [
      NegotiationEntry(
        name: name,
        label: line.node.label,
        identifiers: line.node.listedIdentifiers,
        proposedWidth: line.proposal.width,
        proposedHeight: line.proposal.height,
        answer: line.answer,
        reason: withReasons ? line.node.reason(for: line.proposal, answer: line.answer) : nil,
        children: children
      )
    ]
  }
}
