import Foundation

/// A rule that can say why its node has its size, and why what is inside is where it is.
protocol ExplainedRule {
  /// Why a node of the rule answers a proposal with a size: the rule's name, with the numbers.
  func reason(of node: LayoutNode, for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason

  /// Why a child is where it is in the node, once both are placed.
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason
}

extension ExplainedRule {
  func reason(of node: LayoutNode, for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-PROP-1", "it chooses \(LengthText.text(answer)) itself")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .atTheCorner(of: node)
  }
}

extension LayoutReason {
  /// Why a child is where it is that its node does nothing about.
  static func atTheCorner(of node: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "\(node.spokenName) puts it at its top leading corner")
  }
}

extension ExplainedRule where Self: WrapperRule {
  func reason(of node: LayoutNode, for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let passed = childProposal(for: proposal, asking: NodeChildren(of: node))
    let words = passed == proposal ? "it passes the proposal on" : "it proposes another size"
    return LayoutReason("R-PROP-1", "\(words): \(childAnswer(in: node, to: passed))")
  }

  /// What the child answers: `Text "Reset" answers 50x20 to 320x480`.
  func childAnswer(in node: LayoutNode, to proposal: ProposedViewSize) -> String {
    let child = node.children[0]
    let answer = LengthText.text(child.measure(proposal))
    return "\(child.spokenName) answers \(answer) to \(LengthText.text(proposal))"
  }
}

extension LayoutNode {
  private var explained: (any ExplainedRule)? { ruleValue as? any ExplainedRule }

  /// Why the node answers a proposal with a size: the rule, with the numbers.
  final func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    explained?.reason(of: self, for: proposal, answer: answer)
      ?? LayoutReason("R-PROP-1", "it chooses \(LengthText.text(answer)) itself")
  }

  /// Why a child is where it is in the node, once both are placed.
  final func placeReason(of child: LayoutNode) -> LayoutReason {
    explained?.placeReason(of: child, in: self) ?? .atTheCorner(of: self)
  }
}
