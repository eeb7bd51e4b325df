import Foundation

/// Records every proposal and its size in a layout, and every step of a stack's space distribution.
///
/// It performs another layout that measures both axes together, with `TracedChildren`, which report
/// each call. It reads no cache and changes no node, so ordinary layouts do not depend on it.
final class LayoutTracer {
  private struct Request: Hashable {
    let node: ObjectIdentifier
    let width: CGFloat?
    let height: CGFloat?

    init(_ node: LayoutNode, _ proposal: ProposedViewSize) {
      self.node = ObjectIdentifier(node)
      (width, height) = (proposal.width, proposal.height)
    }
  }

  private var lines: [Request: TracedProposal] = [:]
  /// The proposals that no node but the scene itself has made, in order.
  private(set) var outermost: [TracedProposal] = []
  private var openLines: [TracedProposal] = []
  /// Whether the layout is complete; later measurements only explain it.
  private var isComplete = false

  /// Traces the measurement and the placement of a node.
  func trace(_ root: LayoutNode, proposal: ProposedViewSize) {
    place(root, proposal: proposal)
    isComplete = true
  }

  /// Returns the node's size for a proposal, which is measured once.
  func answer(of node: LayoutNode, to proposal: ProposedViewSize) -> CGSize {
    line(of: node, to: proposal).answer
  }

  /// Returns the trace of a proposal to a node, with the proposals that it caused.
  func line(of node: LayoutNode, to proposal: ProposedViewSize) -> TracedProposal {
    let request = Request(node, proposal)
    if let line = lines[request] { return line }
    let line = TracedProposal(node: node, proposal: proposal)
    lines[request] = line
    if let asker = openLines.last {
      asker.children.append(line)
    } else if !isComplete {
      outermost.append(line)
    }
    openLines.append(line)
    line.complete(with: size(of: node, by: node.ruleValue, for: proposal))
    openLines.removeLast()
    return line
  }

  /// Traces a placement; its measurements are nested under the placed proposal.
  func place(_ node: LayoutNode, proposal: ProposedViewSize, size: CGSize? = nil) {
    let size = size ?? answer(of: node, to: proposal)
    nesting(under: node, for: proposal) {
      place(node, by: node.ruleValue, in: size, for: proposal)
    }
  }

  /// Returns the guide's explicit value in points; measurements that it needs are nested under the
  /// node's proposal.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    nesting(under: node, for: proposal) {
      explicitGuide(key, of: node, by: node.ruleValue, in: size, for: proposal)
    }
  }

  /// Records a step of the current stack's space distribution, unless the stack was already
  /// measured for the proposal.
  func record(_ step: DistributionStep) {
    guard let line = openLines.last, !line.isAnswered else { return }
    line.steps.append(step)
  }

  /// Nests the measurements of a closure under a node's proposal, if that proposal was traced.
  private func nesting<Result>(
    under node: LayoutNode,
    for proposal: ProposedViewSize,
    _ body: () -> Result
  ) -> Result {
    guard let line = lines[Request(node, proposal)] else { return body() }
    openLines.append(line)
    defer { openLines.removeLast() }
    return body()
  }
}

// MARK: - Calls to a rule of unknown type

extension LayoutTracer {
  private func size(
    of node: LayoutNode,
    by rule: some LayoutRule,
    for proposal: ProposedViewSize
  ) -> CGSize { rule.size(for: proposal, children: TracedChildren(of: node, by: self)) }

  private func place(
    _ node: LayoutNode,
    by rule: some LayoutRule,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) { rule.place(in: size, for: proposal, children: TracedChildren(of: node, by: self)) }

  private func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: LayoutNode,
    by rule: some LayoutRule,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    let children = TracedChildren(of: node, by: self)
    return rule.explicitGuide(key, in: size, for: proposal, children: children)
  }
}

/// A proposal to a node, the node's size for it, and the proposals that it made to its children.
final class TracedProposal {
  let node: LayoutNode
  let proposal: ProposedViewSize
  /// The size in points; zero until it is measured.
  private(set) var answer = CGSize.zero
  private(set) var isAnswered = false
  /// The proposals that the node made, in order.
  var children: [TracedProposal] = []
  /// The steps of a stack's space distribution, in order.
  var steps: [DistributionStep] = []

  init(node: LayoutNode, proposal: ProposedViewSize) {
    self.node = node
    self.proposal = proposal
  }

  func complete(with answer: CGSize) {
    self.answer = answer
    isAnswered = true
  }
}
