import Foundation
internal import LayoutTree

/// A layout rule that explains the size of its node and the positions of its children.
protocol ExplainedRule {
  /// Returns the reason for a node's size for a proposal: the name of the layout rule and its
  /// numbers.
  ///
  /// - Parameters:
  ///   - line: The trace of the proposal.
  ///   - tracer: The trace of the layout.
  /// - Returns: The reason.
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason

  /// Returns the reason for a child's position in the node; the node must be placed.
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason

  /// Returns the gap before a child of a placed node; `nil` if there is none.
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

  /// Returns the child's size in words: `Text "Reset" returns 50x20 for 320x480`.
  func childAnswer(
    in node: LayoutNode,
    by tracer: LayoutTracer,
    to proposal: ProposedViewSize
  ) -> String {
    let child = node.children[0]
    let answer = LengthText.text(tracer.answer(of: child, to: proposal))
    return "\(child.descriptiveName) returns \(answer) for \(LengthText.text(proposal))"
  }
}

extension LayoutReason {
  /// Returns the reason for a size that the layout rule does not explain.
  fileprivate static func ownSize(of line: TracedProposal) -> LayoutReason {
    LayoutReason("R-PROP-1", "it chooses \(LengthText.text(line.answer)) itself")
  }

  /// Returns the reason for a position that the layout rule does not explain.
  static func atTopLeadingCorner(of node: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "\(node.descriptiveName) places it at its top leading corner")
  }
}

extension LayoutTracer {
  /// Returns the reason for a node's size for a proposal.
  func reason(of node: LayoutNode, for proposal: ProposedViewSize) -> LayoutReason {
    reason(of: line(of: node, to: proposal))
  }

  /// Returns the reason for the size of a traced proposal.
  func reason(of line: TracedProposal) -> LayoutReason {
    (line.node.ruleValue as? any ExplainedRule)?.reason(of: line, by: self) ?? .ownSize(of: line)
  }
}

extension LayoutNode {
  /// Returns the reason for a child's position in the node; the node must be placed.
  final func placeReason(of child: LayoutNode) -> LayoutReason {
    (ruleValue as? any ExplainedRule)?.placeReason(of: child, in: self)
      ?? .atTopLeadingCorner(of: self)
  }
}

extension LayoutNode {
  /// The reason for the node's position, from the nearest ancestor that appears in reports.
  final var ownPlaceReason: LayoutReason {
    var child = self
    while let parent = child.parent {
      var reason = parent.placeReason(of: child)
      if parent.isRightToLeft { reason.sentence += "; measured from the right (R-RTL-1)" }
      if parent.listedName != nil || IgnoresSafeArea.extendsStyle(of: parent)
        || PresentingRule.presents(child)
      {
        return reason
      }
      child = parent
    }
    return LayoutReason("R-PROP-9", "the corner of the root node is the origin of the scene")
  }
}

extension LayoutNode {
  /// The gap before the node in the nearest container; `nil` if there is none.
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
