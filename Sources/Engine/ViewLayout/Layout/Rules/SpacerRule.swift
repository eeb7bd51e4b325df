import Foundation
internal import LayoutTree

/// The layout rule of `Spacer`: fills the remaining length, but has at least its minimum length
/// (R-STK-20).
struct SpacerRule: LeafRule {
  var appearance = LeafAppearance(name: "Spacer")
  /// The minimum length, in points.
  var minLength: CGFloat = 8
  /// The axis of the enclosing stack; `nil` outside of stacks, where a spacer is flexible along
  /// both axes.
  var orientation: Axis?

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    if let orientation, orientation != axis { return 0 }
    return max(proposal[axis] ?? -.infinity, minLength)
  }

  /// R-PRIO-3: returns the lowest priority, so that all other children are allocated first.
  func priority(_ children: some LayoutChildren) -> Double { -.infinity }

  /// R-SP-9: returns a spacing of 0 at both edges along the stack's main axis.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    switch orientation {
    case .horizontal: Self.horizontal
    case .vertical: Self.vertical
    case nil: Self.both
    }
  }

  private static let horizontal = spacing(without: [.leading, .trailing])
  private static let vertical = spacing(without: [.top, .bottom])
  private static let both = spacing(without: .all)

  private static func spacing(without edges: Edge.Set) -> ViewSpacing {
    ViewSpacing { edges.contains(Edge.Set($0)) ? EdgeSpacing(any: 0) : .standard(at: $0) }
  }
}

extension SpacerRule {
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

/// The layout rule of `Divider`: a line across the enclosing stack, one point thick on macOS
/// (R-STK-24, as recorded).
struct DividerRule: LeafRule {
  var appearance = LeafAppearance(name: "Divider", paint: .color(.gray))
  /// The axis of the enclosing stack; `nil` outside of stacks, where the line is horizontal.
  var orientation: Axis?
  /// The thickness of the line, in points.
  var thickness: CGFloat = 1

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { axis == (orientation ?? .vertical) ? thickness : proposal[axis] ?? 10 }
}

extension DividerRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    return LayoutReason("R-STK-24") { axis in
      axis == (orientation ?? .vertical)
        ? "a thickness of 1" : "all of the proposed \(LengthText.text(answer[axis]))"
    }
  }
}
