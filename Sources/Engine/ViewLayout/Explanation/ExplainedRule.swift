import Foundation

/// A rule that explains the size of its node and the positions of its children.
protocol ExplainedRule {
  /// Returns the reason of a node's size for a proposal: the rule's name, with the numbers.
  ///
  /// - Parameters:
  ///   - line: The trace of the proposal.
  ///   - tracer: The trace of the layout.
  /// - Returns: The reason.
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason

  /// Returns the reason of a child's position in the node, after placement.
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason

  /// Returns the gap before a child, after placement; `nil` if there is none.
  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap?
}

extension ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    .ownSize(of: line)
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .atTopLeadingCorner(of: node)
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? { nil }
}

extension ExplainedRule where Self: WrapperRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let children = TracedChildren(of: line.node, by: tracer)
    let passed = childProposal(for: line.proposal, children: children)
    let words = passed == line.proposal ? "it passes the proposal on" : "it proposes another size"
    let answer = childAnswer(in: line.node, by: tracer, to: passed)
    return LayoutReason("R-PROP-1", "\(words): \(answer)")
  }

  /// Returns the child's size in words: `Text "Reset" answers 50x20 to 320x480`.
  func childAnswer(
    in node: LayoutNode,
    by tracer: LayoutTracer,
    to proposal: ProposedViewSize
  ) -> String {
    let child = node.children[0]
    let answer = LengthText.text(tracer.answer(of: child, to: proposal))
    return "\(child.descriptiveName) answers \(answer) to \(LengthText.text(proposal))"
  }
}

extension LayoutReason {
  /// The reason of a size that the rule does not explain.
  fileprivate static func ownSize(of line: TracedProposal) -> LayoutReason {
    LayoutReason("R-PROP-1", "it chooses \(LengthText.text(line.answer)) itself")
  }

  /// The reason of a position that the rule does not explain.
  static func atTopLeadingCorner(of node: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "\(node.descriptiveName) puts it at its top leading corner")
  }
}

extension LayoutTracer {
  /// Returns the reason of a node's size for a proposal.
  func reason(of node: LayoutNode, for proposal: ProposedViewSize) -> LayoutReason {
    reason(of: line(of: node, to: proposal))
  }

  /// Returns the reason of the size of a traced proposal.
  func reason(of line: TracedProposal) -> LayoutReason {
    (line.node.ruleValue as? any ExplainedRule)?.reason(of: line, by: self) ?? .ownSize(of: line)
  }
}

extension LayoutNode {
  /// Returns the reason of a child's position in the node, after placement.
  final func placeReason(of child: LayoutNode) -> LayoutReason {
    (ruleValue as? any ExplainedRule)?.placeReason(of: child, in: self)
      ?? .atTopLeadingCorner(of: self)
  }
}

extension LayoutNode {
  /// The reason of the node's position, from its nearest ancestor that reports list.
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
