import Foundation

/// `Spacer`: the remaining length, and never less than its minimum (R-STK-20).
struct SpacerRule: LeafRule {
  var look = LeafAppearance(name: "Spacer")
  /// The minimum length in points.
  var minLength: CGFloat = 8
  /// The axis of the enclosing stack; `nil` outside a stack, where it is flexible along both axes.
  var orientation: Axis?

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    if let orientation, orientation != axis { return 0 }
    return max(proposal[axis] ?? -.infinity, minLength)
  }

  /// R-PRIO-3: every other child comes first.
  func priority(_ children: some LayoutChildren) -> Double { -.infinity }

  /// R-SP-9: no spacing along the stack, on both sides.
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

/// `Divider`: a line of one point across the enclosing stack (R-STK-24, as recorded).
struct DividerRule: LeafRule {
  var look = LeafAppearance(name: "Divider", paint: .color(.gray))
  /// The axis of the enclosing stack; `nil` outside a stack, where the line is horizontal.
  var orientation: Axis?

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { axis == (orientation ?? .vertical) ? 1 : proposal[axis] ?? 10 }
}
