import Foundation

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
