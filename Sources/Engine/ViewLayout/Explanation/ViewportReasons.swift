import Foundation
internal import LayoutTree

/// The reasons for the sizes of `GeometryReader`, `ScrollView` and lazy containers, and their
/// children's positions.
extension GeometryReaderRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let proposal = line.proposal
    return LayoutReason("R-GEO-1") { axis in
      proposal[axis] == nil
        ? "the proposal is nil, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-GEO-2", "a GeometryReader places its content at its top leading corner")
  }
}

extension ScrollRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-SCROLL-2") { axis in
      let length = LengthText.text(answer[axis])
      if axes.contains(axis.set), proposal[axis] != nil { return "all of the proposed \(length)" }
      return "its content's \(length), including margins"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let offset = ScrollNode(node)?.contentOffset ?? .zero
    return LayoutReason(
      "R-SCROLL-3",
      "scrolled by \(LengthText.text(offset.x)) along x and \(LengthText.text(offset.y)) along y"
    )
  }
}

extension LazyRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let children = TracedChildren(of: node, by: tracer)
    let arrangement = arrangement(for: proposal[axis.cross], of: children)
    let count = node.children.count
    let made = count == 1 ? "1 view is" : "\(count) views are"
    return LayoutReason(
      "R-LAZY-4",
      "\(arrangement.lines.count) lines, of which \(made) made: "
        + "\(axis.lengthName) \(LengthText.text(answer[axis])), estimated for the rest",
      steps: unmade(besides: count, in: node)
    )
  }

  /// Returns the statement about the views that are not made; empty if all are.
  private func unmade(besides made: Int, in node: LayoutNode) -> [String] {
    let left = state(of: NodeChildren(of: node)).slotCount - made
    guard left > 0 else { return [] }
    let others =
      left == 1
      ? "1 view is not made, because it is" : "\(left) views are not made, because they are"
    return [
      "\(others) outside of the visible part; another content offset or a larger scroll view makes others"
    ]
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-LAZY-2", "in the slot of its line, aligned along the cross axis")
  }

  /// Returns the gap in a lazy stack; `nil` if the previous element is not realized.
  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? {
    let slots = state(of: NodeChildren(of: node)).slots
    guard items == nil, let index = node.children.firstIndex(where: { $0 === child }), index > 0,
      slots[index] == slots[index - 1] + 1
    else { return nil }
    let previous = node.children[index - 1]
    let length =
      spacing ?? previous.preferredSpacing.distance(to: child.preferredSpacing, along: axis)
    return GapExplanation(before: previous, after: child, axis: axis, spacing: spacing)
      .gap(of: length)
  }
}

/// The reasons for the size of `ViewThatFits` and for the choice of its candidate.
extension ViewThatFitsRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let children = TracedChildren(of: node, by: tracer)
    guard let candidate = candidate(for: proposal, among: children) else {
      return LayoutReason("R-VTF-1", "there is no candidate")
    }
    return LayoutReason(
      "R-VTF-1",
      "\(words(for: candidate, proposal: proposal)); \(candidate.node.descriptiveName) returns "
        + "\(LengthText.text(answer)) for \(LengthText.text(proposal))",
      steps: children.prefix { $0.node !== candidate.node }
        .map { refusal(of: $0, proposal: proposal) }
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-VTF-2", "the chosen candidate is the only content")
  }

  private func words(for candidate: TracedChild, proposal: ProposedViewSize) -> String {
    let ideal = "its ideal size \(LengthText.text(candidate.measure(test(of: proposal))))"
    let name = candidate.node.descriptiveName
    return fits(candidate, in: proposal)
      ? "\(name) is the first that fits: \(ideal)"
      : "none fits, so it is the last, \(name): \(ideal)"
  }

  private func refusal(of candidate: TracedChild, proposal: ProposedViewSize) -> String {
    let ideal = LengthText.text(candidate.measure(test(of: proposal)))
    return "\(candidate.node.descriptiveName) does not fit: its ideal size is \(ideal)"
  }
}
