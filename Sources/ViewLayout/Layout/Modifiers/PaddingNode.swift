import Foundation

/// `padding`: room around the child.
class PaddingNode: UnaryNode {
  /// The room in points; an inset that is no number leaves no room at all, and its child at 0.
  final var insets = EdgeInsets() {
    didSet {
      if Edge.allCases.contains(where: { insets[$0].isNaN }) {
        session.report(.positionNotANumber("padding"))
      }
      didSet(oldValue, insets)
    }
  }

  override var name: String? { "padding" }

  /// The rule that reasons name.
  var ruleName: String { "R-PAD-1" }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    // R-PAD-1 and R-PAD-3: never below 0, however negative the insets.
    max(0, super.computeLength(along: axis, for: proposal) + insets.total(along: axis))
  }

  override func computeRange(along axis: Axis) -> LengthRange? {
    let room = insets.total(along: axis)
    // Only what takes room away from 0 leaves 0.
    guard room >= 0, room.isFinite else { return nil }
    let range = child.measureRange(axis)
    return LengthRange(
      least: max(0, range.least + room),
      greatest: max(0, range.greatest + room)
    )
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) }
    )
  }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  /// R-SP-8: an edge with room of its own has the usual spacing.
  override func computeSpacing() -> ViewSpacing {
    let inner = child.preferredSpacing
    if insets == EdgeInsets() { return inner }
    return ViewSpacing { insets[$0] == 0 ? inner[$0] : .standard(at: $0) }
  }

  /// R-PRIO-2: padding hides its child's priority.
  override func computePriority() -> Double { 0 }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let room = Axis.allCases.map { LengthText.text(insets.total(along: $0)) }
    return LayoutReason(
      ruleName,
      "\(room[0]) of width and \(room[1]) of height are its own: "
        + "\(childAnswer(to: childProposal(for: proposal))), and both together are "
        + LengthText.text(answer)
    )
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    let (leading, top) = (LengthText.text(insets.leading), LengthText.text(insets.top))
    return LayoutReason(ruleName, "behind \(leading) of leading and \(top) of top padding")
  }
}
