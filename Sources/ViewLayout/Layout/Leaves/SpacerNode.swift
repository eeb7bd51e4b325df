import Foundation

/// `Spacer`: what is left over, and never less than its minimum (R-STK-20).
final class SpacerNode: LeafNode {
  /// The least length in points.
  var minLength: CGFloat = 8 { didSet { didSet(oldValue, minLength) } }
  /// The axis of the stack around it; `nil` outside a stack, where it stretches both ways.
  var orientation: Axis? { didSet { didSet(oldValue, orientation) } }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if let orientation, orientation != axis { return 0 }
    return max(proposal[axis] ?? -.infinity, minLength)
  }

  /// R-STK-20: everything else comes first.
  override func computePriority() -> Double { -.infinity }

  /// R-SP-9: no gap along the stack, on both sides.
  override func computeSpacing() -> ViewSpacing {
    ViewSpacing { [orientation] edge in
      let isAlong =
        switch orientation {
        case .horizontal: edge == .leading || edge == .trailing
        case .vertical: edge == .top || edge == .bottom
        case nil: true
        }
      return isAlong ? EdgeSpacing(any: 0) : .standard(at: edge)
    }
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let least = LengthText.text(minLength)
    return LayoutReason("R-STK-20") { axis in
      if let orientation, orientation != axis { return "0 across the stack" }
      return answer[axis] == minLength
        ? "its least, \(least)" : "all of the proposed \(LengthText.text(answer[axis]))"
    }
  }
}
