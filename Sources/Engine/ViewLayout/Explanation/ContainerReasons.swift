import Foundation
internal import LayoutTree

/// The reasons for the sizes of containers and the positions of their children.
extension TransparentContainer: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    // A button with a border has insets that are not listed.
    if Axis.allCases.contains(where: { ControlLength(of: node, along: $0).isSum }) {
      return ControlLength.reason(of: node)
    }
    return LayoutReason(
      "R-VIEW-5",
      "it has the layout of its only view, \(node.children[0].descriptiveName)"
    )
  }
}

extension StackRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    guard !line.node.children.isEmpty else {
      return LayoutReason("R-PROP-8", "it has no children: 0x0")
    }
    return StackExplanation(of: self, line: line, tracer: tracer).reason
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    StackPlacementExplanation(stack: self, node: node, child: child).reason
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? {
    guard let index = node.children.firstIndex(where: { $0 === child }), index > 0 else {
      return nil
    }
    let length = cache(of: NodeChildren(of: node)).gaps.before(index)
    return GapExplanation(
      before: node.children[index - 1],
      after: child,
      axis: axis,
      spacing: spacing
    )
    .gap(of: length)
  }
}

extension ZStackRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let prioritized = prioritizedChildren(of: TracedChildren(of: node, by: tracer))
    let count = node.children.count
    let sizes = prioritized.map {
      "\($0.node.descriptiveName) \(LengthText.text($0.measure(proposal)))"
    }
    let others = prioritized.count == count ? "" : "; children of lower priority are ignored"
    return LayoutReason(
      "R-ZST-1",
      "\(LengthText.text(answer)) encloses \(sizes.joined(separator: ", "))\(others)"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .aligned("R-ZST-3", alignment, child, in: "the extent of all children")
  }
}

extension GridRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    if line.node.children.isEmpty { return LayoutReason("R-PROP-8", "it has no children: 0x0") }
    return GridExplanation(grid: self, node: line.node).reason(of: line, by: tracer)
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    GridExplanation(grid: self, node: node).placeReason(of: child) ?? .atTopLeadingCorner(of: node)
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? {
    GridExplanation(grid: self, node: node).gap(before: child)
  }
}

extension CustomLayoutRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    return LayoutReason("R-LAY-1", "\(typeName).sizeThatFits returns \(LengthText.text(answer))")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-LAY-4", "\(typeName).placeSubviews places it there")
  }
}
