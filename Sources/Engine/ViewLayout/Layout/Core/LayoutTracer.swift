import Foundation

/// Watches a layout from outside: every proposal whole, every question and every share written down.
///
/// It lays out once more, as the rules read, with children that tell it what they are asked
/// (`WatchedChildren`). Nothing of what was remembered before is used, and no node changes: an ordinary
/// layout knows nothing of it.
final class LayoutWatcher {
  private struct Question: Hashable {
    let node: ObjectIdentifier
    let width: CGFloat?
    let height: CGFloat?

    init(_ node: LayoutNode, _ proposal: ProposedViewSize) {
      self.node = ObjectIdentifier(node)
      (width, height) = (proposal.width, proposal.height)
    }
  }

  private var lines: [Question: WatchedLine] = [:]
  /// The questions of whoever began the layout, in order.
  private(set) var outermost: [WatchedLine] = []
  private var askers: [WatchedLine] = []
  /// Whether the layout is over: whoever asks now wants to know why, and takes no part.
  private var isOver = false

  /// Watches a node being asked and placed.
  func watch(_ root: LayoutNode, proposal: ProposedViewSize) {
    place(root, proposal: proposal)
    isOver = true
  }

  /// The node's answer, worked out when it is asked for the first time.
  func answer(of node: LayoutNode, to proposal: ProposedViewSize) -> CGSize {
    line(of: node, to: proposal).answer
  }

  /// The line of a proposal to a node, with everything that came of it.
  func line(of node: LayoutNode, to proposal: ProposedViewSize) -> WatchedLine {
    let question = Question(node, proposal)
    if let line = lines[question] { return line }
    let line = WatchedLine(node: node, proposal: proposal)
    lines[question] = line
    if let asker = askers.last {
      asker.children.append(line)
    } else if !isOver {
      outermost.append(line)
    }
    askers.append(line)
    line.take(size(of: node, by: node.ruleValue, for: proposal))
    askers.removeLast()
    return line
  }

  /// Follows a placement: what it asks is nested under the proposal that the node is placed with.
  func place(_ node: LayoutNode, proposal: ProposedViewSize, size: CGSize? = nil) {
    let size = size ?? answer(of: node, to: proposal)
    asking(as: node, to: proposal) {
      place(node, by: node.ruleValue, in: size, for: proposal)
    }
  }

  /// The guide's explicit value in points; what the node asks on the way is told as its own question.
  func statedGuide(
    _ key: AlignmentGuideKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    asking(as: node, to: proposal) {
      statedGuide(key, of: node, by: node.ruleValue, in: size, for: proposal)
    }
  }

  /// Notes how the stack that asks now shares its main axis; the first sharing is the one that led to
  /// the answer.
  func note(_ step: StackStep) {
    guard let line = askers.last, !line.isAnswered else { return }
    line.steps.append(step)
  }

  /// Nests what is asked meanwhile under a node's answer to a proposal, if it was asked for one.
  private func asking<Result>(
    as node: LayoutNode,
    to proposal: ProposedViewSize,
    _ body: () -> Result
  ) -> Result {
    guard let line = lines[Question(node, proposal)] else { return body() }
    askers.append(line)
    defer { askers.removeLast() }
    return body()
  }
}

// MARK: - Asking a rule whose type is not known

extension LayoutWatcher {
  private func size(
    of node: LayoutNode,
    by rule: some LayoutRule,
    for proposal: ProposedViewSize
  ) -> CGSize { rule.size(for: proposal, asking: WatchedChildren(of: node, by: self)) }

  private func place(
    _ node: LayoutNode,
    by rule: some LayoutRule,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) { rule.place(in: size, for: proposal, asking: WatchedChildren(of: node, by: self)) }

  private func statedGuide(
    _ key: AlignmentGuideKey,
    of node: LayoutNode,
    by rule: some LayoutRule,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    let children = WatchedChildren(of: node, by: self)
    return rule.explicitGuide(key, in: size, for: proposal, asking: children)
  }
}

/// A proposal to a node, its answer, and what the node asked in turn.
final class WatchedLine {
  let node: LayoutNode
  let proposal: ProposedViewSize
  /// In points; nothing while it is worked out.
  private(set) var answer = CGSize.zero
  private(set) var isAnswered = false
  /// In the order of first asking.
  var children: [WatchedLine] = []
  /// How a stack shared its main axis for the answer, step by step.
  var steps: [StackStep] = []

  init(node: LayoutNode, proposal: ProposedViewSize) {
    self.node = node
    self.proposal = proposal
  }

  func take(_ answer: CGSize) {
    self.answer = answer
    isAnswered = true
  }
}
