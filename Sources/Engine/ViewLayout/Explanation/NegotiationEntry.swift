package import Foundation

/// A proposal to a node, its answer, and what the node asked in turn.
package struct NegotiationEntry: Sendable, Equatable, Codable {
  /// The node's id in the tree; `nil` for one that is not in it, such as a candidate that does not
  /// fit.
  package var node: Int?
  /// The node's name, as `frames` blocks have it.
  package var name: String
  /// The node's label, as `frames` blocks have it.
  package var label: String?
  /// The node's identifiers, innermost first.
  package var identifiers: [String]
  /// The proposed width in points; `nil` where unspecified, infinity for the greatest.
  package var proposedWidth: CGFloat?
  /// The proposed height in points; `nil` where unspecified, infinity for the greatest.
  package var proposedHeight: CGFloat?
  /// The size that the node answered, in points.
  package var answer: CGSize
  /// The questions that the node asked in turn, in the order of first asking.
  package var children: [NegotiationEntry]

  package init(
    node: Int? = nil,
    name: String,
    label: String? = nil,
    identifiers: [String] = [],
    proposedWidth: CGFloat?,
    proposedHeight: CGFloat?,
    answer: CGSize,
    children: [NegotiationEntry] = []
  ) {
    self.node = node
    self.name = name
    self.label = label
    self.identifiers = identifiers
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.answer = answer
    self.children = children
  }
}

/// The conversation as a watcher tells it; nodes that reports do not list take no part.
extension LayoutWatcher {
  /// The questions, outermost first; nodes that are not listed hand their lines up.
  ///
  /// - Parameter ids: The id of each node that has one.
  /// - Returns: An entry for each question that the scene or a node asked.
  func entries(ids: [ObjectIdentifier: Int]) -> [NegotiationEntry] {
    outermost.flatMap { entries($0, ids: ids) }
  }

  private func entries(_ line: WatchedLine, ids: [ObjectIdentifier: Int]) -> [NegotiationEntry] {
    let children = line.children.flatMap { entries($0, ids: ids) }
    guard let name = line.node.listedName else { return children }
    return [
      NegotiationEntry(
        node: ids[ObjectIdentifier(line.node)],
        name: name,
        label: line.node.label,
        identifiers: line.node.listedIdentifiers,
        proposedWidth: line.proposal.width,
        proposedHeight: line.proposal.height,
        answer: line.answer,
        children: children
      )
    ]
  }

  /// One turn of the conversation.
  enum Turn {
    /// A node is proposed a size, by another one or by the scene.
    case proposed(WatchedLine, by: LayoutNode?)
    case answered(WatchedLine)
  }

  /// Tells the conversation in its order.
  func forEachTurn(_ body: (Turn) -> Void) {
    for line in outermost { tell(line, asker: nil, body) }
  }

  private func tell(_ line: WatchedLine, asker: LayoutNode?, _ body: (Turn) -> Void) {
    guard line.node.listedName != nil else {
      for child in line.children { tell(child, asker: asker, body) }
      return
    }
    body(.proposed(line, by: asker))
    for child in line.children { tell(child, asker: line.node, body) }
    body(.answered(line))
  }

  /// The questions that a node was asked, in the order of first asking.
  func questions(to node: LayoutNode) -> [ExplainedQuestion] {
    outermost.flatMap { questions(to: node, in: $0, asker: "the scene") }
  }

  private func questions(
    to node: LayoutNode,
    in line: WatchedLine,
    asker: String
  ) -> [ExplainedQuestion] {
    let name = line.node.listedName == nil ? asker : line.node.spokenName
    let inside = line.children.flatMap { questions(to: node, in: $0, asker: name) }
    guard line.node === node else { return inside }
    return [ExplainedQuestion(proposal: line.proposal, answer: line.answer, asker: asker)] + inside
  }
}
