import Foundation
internal import LayoutTree

/// The reasons for the sizes of modifiers' nodes and the positions of their children.
extension Padding: ExplainedRule {
  private var ruleName: String { isSafeArea ? "R-SAFE-2" : "R-PAD-1" }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let space = Axis.allCases.map { LengthText.text(insets.total(along: $0)) }
    let offered = childProposal(for: proposal, children: TracedChildren(of: node, by: tracer))
    return LayoutReason(
      ruleName,
      "insets of \(space[0]) horizontally and \(space[1]) vertically: "
        + "\(childAnswer(in: node, by: tracer, to: offered)), \(LengthText.text(answer)) with the insets"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let (leading, top) = (LengthText.text(insets.leading), LengthText.text(insets.top))
    return LayoutReason(ruleName, "after a leading inset of \(leading) and a top inset of \(top)")
  }
}

extension FixedSize: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let fixed = Axis.allCases.filter { axes.contains($0.set) }.map(\.lengthName)
    let offered = childProposal(for: proposal, children: TracedChildren(of: node, by: tracer))
    return LayoutReason(
      "R-FIX-1",
      "it proposes nil for the ideal \(fixed.joined(separator: " and ")): "
        + childAnswer(in: node, by: tracer, to: offered)
    )
  }
}

extension AspectRatio: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let children = TracedChildren(of: node, by: tracer)
    let mode =
      contentMode == .fit ? "the largest size that fits into" : "the smallest size that fills"
    let offered = childProposal(for: proposal, children: children)
    return LayoutReason(
      "R-ASP-1",
      "with the aspect ratio of \(LengthText.text(shape(of: children))), \(mode) \(LengthText.text(proposal)) "
        + "is proposed: \(childAnswer(in: node, by: tracer, to: offered))"
    )
  }
}

extension Offset: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: tracer, to: proposal)
    return LayoutReason("R-OFF-1", "an offset does not change the size: \(answer)")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let (x, y) = (LengthText.text(offset.width), LengthText.text(offset.height))
    return LayoutReason("R-OFF-1", "moved by \(x) along x and \(y) along y")
  }
}

extension Position: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-POS-1") { axis in
      let length = LengthText.text(answer[axis])
      return proposal[axis] == nil
        ? "the proposal is nil, so \(node.children[0].descriptiveName)'s \(length)"
        : "all of the proposed \(length)"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let (x, y) = (LengthText.text(position.x), LengthText.text(position.y))
    return LayoutReason("R-POS-1", "its center is at \(x) along x and \(y) along y")
  }
}

extension GuideValue: ExplainedRule {}

extension SecondaryRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: tracer, to: proposal)
    return LayoutReason("R-SEC-1", "the size of the primary view: \(answer)")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    guard child !== node.children[0] else { return .atTopLeadingCorner(of: node) }
    return .aligned(
      "R-SEC-1",
      alignment,
      child,
      in: "the primary view's \(LengthText.text(node.size))"
    )
  }
}

/// The reasons for the sizes of safe area modifiers and the positions of their children.
extension SafeAreaInset: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let children = TracedChildren(of: node, by: tracer)
    guard let content = children.content else {
      let answer = childAnswer(in: node, by: tracer, to: proposal)
      return LayoutReason("R-SAFE-1", "there is no content to inset: \(answer)")
    }
    let contentProposal = contentProposal(for: proposal, of: content, in: children)
    let gap = LengthText.text(gap(to: content, of: children))
    let offered = childProposal(for: proposal, children: children)
    return LayoutReason(
      "R-SAFE-1",
      "\(content.node.descriptiveName) returns \(LengthText.text(content.measure(contentProposal))) for "
        + "\(LengthText.text(contentProposal)), the gap is \(gap), and "
        + childAnswer(in: node, by: tracer, to: offered)
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let guide = alignment.descriptiveName
    guard child !== node.children[0] else {
      return LayoutReason("R-SAFE-1", "away from the \(edge) edge, aligned by its \(guide)")
    }
    return LayoutReason("R-SAFE-1", "at the \(edge) edge, aligned by its \(guide)")
  }
}

extension IgnoresSafeArea: ExplainedRule {
  /// Whether the rule extends the style of a background or overlay at a node.
  static func extendsStyle(of node: LayoutNode) -> Bool {
    guard let rule = RuleNode<IgnoresSafeArea>(node)?.rule else { return false }
    return rule.isOfStyle && rule.reach(of: node) != EdgeInsets()
  }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: tracer, to: proposal)
    return LayoutReason(
      "R-SAFE-3",
      "extending into the safe area does not change the size: \(answer)"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let reach = reach(of: node)
    let lengths = [reach.top, reach.leading, reach.bottom, reach.trailing]
      .map { LengthText.text($0) }
    return LayoutReason(
      isOfStyle ? "R-SEC-4" : "R-SAFE-3",
      "extends by \(lengths[0]) at the top, \(lengths[1]) leading, \(lengths[2]) at the bottom "
        + "and \(lengths[3]) trailing"
    )
  }
}
