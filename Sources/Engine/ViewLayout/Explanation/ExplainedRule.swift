import Foundation

/// A rule that can say why its node has its size, and why what is inside is where it is.
protocol ExplainedRule {
  /// Why a node of the rule answers a proposal with a size: the rule's name, with the numbers.
  ///
  /// - Parameters:
  ///   - line: The proposal, the answer, and what happened in between.
  ///   - tracer: The trace of the layout.
  /// - Returns: The reason.
  func reason(of line: WatchedLine, by tracer: LayoutWatcher) -> LayoutReason

  /// Why a child is where it is in the node, once both are placed.
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason

  /// The gap before a child, once both are placed; `nil` where the node puts none there.
  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap?
}

extension ExplainedRule {
  func reason(of line: WatchedLine, by tracer: LayoutWatcher) -> LayoutReason {
    .ownSize(of: line)
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .atTopLeadingCorner(of: node)
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? { nil }
}

extension ExplainedRule where Self: WrapperRule {
  func reason(of line: WatchedLine, by tracer: LayoutWatcher) -> LayoutReason {
    let children = TracedChildren(of: line.node, by: tracer)
    let passed = childProposal(for: line.proposal, children: children)
    let words = passed == line.proposal ? "it passes the proposal on" : "it proposes another size"
    let answer = childAnswer(in: line.node, by: tracer, to: passed)
    return LayoutReason("R-PROP-1", "\(words): \(answer)")
  }

  /// The child's answer in words: `Text "Reset" answers 50x20 to 320x480`.
  func childAnswer(
    in node: LayoutNode,
    by tracer: LayoutWatcher,
    to proposal: ProposedViewSize
  ) -> String {
    let child = node.children[0]
    let answer = LengthText.text(tracer.answer(of: child, to: proposal))
    return "\(child.spokenName) answers \(answer) to \(LengthText.text(proposal))"
  }
}

extension LayoutReason {
  /// Why a node has its size whose rule says nothing of it.
  fileprivate static func ownSize(of line: WatchedLine) -> LayoutReason {
    LayoutReason("R-PROP-1", "it chooses \(LengthText.text(line.answer)) itself")
  }

  /// Why a child is where it is that its node does nothing about.
  static func atTopLeadingCorner(of node: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "\(node.spokenName) puts it at its top leading corner")
  }
}

extension LayoutWatcher {
  /// Why a node answers a proposal as it does: the rule, with the numbers.
  func reason(of node: LayoutNode, for proposal: ProposedViewSize) -> LayoutReason {
    reason(of: line(of: node, to: proposal))
  }

  /// Why a proposal was answered as it was.
  func reason(of line: WatchedLine) -> LayoutReason {
    (line.node.ruleValue as? any ExplainedRule)?.reason(of: line, by: self) ?? .ownSize(of: line)
  }
}

extension LayoutNode {
  /// Why a child is where it is in the node, once both are placed.
  final func placeReason(of child: LayoutNode) -> LayoutReason {
    (ruleValue as? any ExplainedRule)?.placeReason(of: child, in: self)
      ?? .atTopLeadingCorner(of: self)
  }
}

extension LayoutNode {
  /// Why the node is where it is: what the nearest node around it says that moves its child.
  final var ownPlaceReason: LayoutReason {
    var child = self
    while let parent = child.parent {
      var reason = parent.placeReason(of: child)
      if parent.isRightToLeft { reason.sentence += "; counted from the right (R-RTL-1)" }
      if parent.listedName != nil { return reason }
      child = parent
    }
    return LayoutReason("R-PROP-9", "the outermost node's corner is the scene's origin")
  }
}

extension LayoutNode {
  /// The gap before the node, where the nearest container around it puts one there.
  final var ownGap: ExplainedGap? {
    var child = self
    while let parent = child.parent {
      if let gap = (parent.ruleValue as? any ExplainedRule)?.gap(before: child, in: parent) {
        return gap
      }
      if parent.listedName != nil { return nil }
      child = parent
    }
    return nil
  }
}
