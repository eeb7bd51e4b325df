import Foundation
internal import LayoutTree

/// The reasons for the sizes of frames and the positions of their children.
extension FixedFrame: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let answer = line.answer
    return LayoutReason("R-FRAME-1") { axis in
      let length = LengthText.text(answer[axis])
      return self[axis] == nil
        ? "not set, so \(node.children[0].descriptiveName)'s \(length)"
        : "set to \(length), independent of the content"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .aligned("R-FRAME-2", alignment, child, in: "the frame's \(LengthText.text(node.size))")
  }
}

extension FlexibleFrame: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let child = node.children[0].descriptiveName
    return LayoutReason("R-FRAME-4") { axis in
      self[axis].reason(for: proposal[axis], child: child, answer: answer[axis])
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .aligned("R-FRAME-2", alignment, child, in: "the frame's \(LengthText.text(node.size))")
  }
}

extension ContainerRelativeFrame: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let answer = line.answer
    return LayoutReason("R-CRF-1") { axis in
      let text = LengthText.text(answer[axis])
      guard length(along: axis) != nil, let available = available(along: axis) else {
        return "not set, so \(node.children[0].descriptiveName)'s \(text)"
      }
      return "\(length.words(in: available)) is \(text)"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    frame.placeReason(of: child, in: node)
  }
}

extension RelativeLength {
  /// Returns the formula of the length with its numbers, in words.
  fileprivate func words(in container: CGFloat) -> String {
    let text = LengthText.text(container)
    return switch self {
    case .whole: "the container's \(text)"
    case .columns(let count, let span, let spacing):
      "\(span) of \(count) columns with gaps of \(LengthText.text(spacing)) in the container's \(text)"
    case .function: "the result of the frame's closure for the container's \(text)"
    }
  }
}

extension FlexibleLength {
  /// Returns the reason for the frame's length along one axis.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length in points; `nil` for the ideal length.
  ///   - child: The name of the child.
  ///   - answer: The length of the frame, in points.
  /// - Returns: The frame's limits, and which of the limits, the proposal or the child decided.
  func reason(for proposal: CGFloat?, child: String, answer: CGFloat) -> String {
    guard isConstrained else { return "not constrained, so \(child)'s \(LengthText.text(answer))" }
    let limits = [("minimum", minimum), ("ideal", ideal), ("maximum", maximum)]
      .compactMap { name, value in value.map { "\(name) \(LengthText.text($0))" } }
      .joined(separator: ", ")
    let decidingLimit = decidingLimit(for: proposal, child: child, answer: answer)
    let (proposed, taken) = (LengthText.text(proposal), LengthText.text(answer))
    return "\(limits); proposed \(proposed): \(decidingLimit), \(taken)"
  }

  private func decidingLimit(for proposal: CGFloat?, child: String, answer: CGFloat) -> String {
    if answer == proposal { return "it is within the limits" }
    if proposal == nil, answer == ideal {
      return "the proposal is nil, so the ideal length applies"
    }
    if answer == maximum { return "the maximum applies" }
    if answer == minimum { return "the minimum applies" }
    return "the length of \(child) applies"
  }
}
