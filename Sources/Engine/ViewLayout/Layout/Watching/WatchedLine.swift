import Foundation

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
