import Foundation

/// The reasons for the sizes of leaves.
extension ExplainedRule where Self: LeafRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let proposal = line.proposal
    return LayoutReason("R-PROP-3") { axis in
      proposal[axis] == nil
        ? "the proposal is nil, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }
}

extension Filling: ExplainedRule {}

extension ShapeRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    guard !fillsProposal else { return Filling(look: look).reason(of: line, by: tracer) }
    let (proposal, answer) = (line.proposal, line.answer)
    let offered = LengthText.text(proposal)
    return answer.width == answer.height
      ? LayoutReason("R-PROP-4", "the largest square in \(offered): \(LengthText.text(answer))")
      : LayoutReason("R-PROP-4", "the shape's own size for \(offered): \(LengthText.text(answer))")
  }
}

extension SpacerRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    let minimum = LengthText.text(minLength)
    return LayoutReason("R-STK-20") { axis in
      if let orientation, orientation != axis { return "0 along the cross axis" }
      return answer[axis] == minLength
        ? "its minimum, \(minimum)" : "all of the proposed \(LengthText.text(answer[axis]))"
    }
  }
}

extension DividerRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    return LayoutReason("R-STK-24") { axis in
      axis == (orientation ?? .vertical)
        ? "a thickness of 1" : "all of the proposed \(LengthText.text(answer[axis]))"
    }
  }
}

extension ImageRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-PROP-6") { axis in
      let length = LengthText.text(answer[axis])
      guard capInsets != nil, let offered = proposal[axis] else { return "its own \(length)" }
      return answer[axis] == offered
        ? "it is resizable: all of the proposed \(length)"
        : "the fixed edges of its cap insets, \(length)"
    }
  }
}

extension ControlPartRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-CTRL") { axis in
      let length = LengthText.text(answer[axis])
      if self[axis] != nil { return "always \(length) in the reference style" }
      return proposal[axis] == nil
        ? "the proposal is nil, so the reference style's \(length)"
        : "all of the proposed \(length)"
    }
  }
}

extension TextRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    guard proposal != .zero else {
      return LayoutReason("R-TXT-2", "0x0 requests the minimum size: 0x0")
    }
    let lines = typesetter.layout(for: proposal).lines
    let ideal = typesetter.layout(for: .unspecified)
    let shown = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let (width, height) = (LengthText.text(answer.width), LengthText.text(answer.height))
    let size =
      lines.count == 1
      ? "its line \(shown) is \(width)x\(height)"
      : "the widest of \(lines.count) lines (\(shown)) is \(width) wide, and their total height is \(height)"
    let isCut = lines.last?.contains("…") == true
    let steps = typesetter.measuringSteps(for: proposal)
    if isCut {
      return LayoutReason(
        "R-TXT-5",
        "it is truncated with …, as the text does not fit; \(size)",
        steps: steps
      )
    }
    let offered = LengthText.text(proposal.width)
    return lines.count == ideal.lines.count
      ? LayoutReason("R-TXT-1", "the whole text fits; \(size)", steps: steps)
      : LayoutReason("R-TXT-1", "it wraps at a width of \(offered); \(size)", steps: steps)
  }
}

/// The reasons for the sizes of controls and list rows and for the positions of their parts.
extension Control: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    return LayoutReason(
      "R-CTRL",
      "its parts in this engine's reference style are \(LengthText.text(answer)) in total"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-CTRL", "the reference style of \(node.descriptiveName) places it there")
  }
}

extension ListRow: ExplainedRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason(
      "R-CTRL",
      "after a leading inset of \(LengthText.text(insets(of: child).leading)), vertically centered in a "
        + "row of height \(LengthText.text(node.size.height))"
    )
  }
}
