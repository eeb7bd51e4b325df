import Foundation
internal import LayoutTree

/// The layout rule of `padding` and `safeAreaPadding`: insets around the child (R-PAD, R-SAFE-2).
struct Padding: WrapperRule {
  /// The insets in points.
  ///
  /// If an inset is NaN, the length along its axis is 0, and the child is at 0.
  var insets: EdgeInsets
  /// Whether the child may extend into the insets.
  var isSafeArea = false

  func checked(reportingTo session: LayoutSession) -> Padding {
    if Edge.allCases.contains(where: { insets[$0].isNaN }) {
      session.report(.positionNotANumber("padding"))
    }
    return self
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    // R-PAD-1 and R-PAD-3: the length is at least 0, even with negative insets.
    max(0, childLength(along: axis, for: proposal, children: children) + insets.total(along: axis))
  }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) }
    )
  }

  /// R-PAD-4: returns the child's origin in leading-to-trailing coordinates.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  /// R-SP-8: returns the child's spacing, with the standard spacing at padded edges.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    let inner = children.only.preferredSpacing
    if insets == EdgeInsets() { return inner }
    return ViewSpacing { insets[$0] == 0 ? inner[$0] : .standard(at: $0) }
  }

  /// R-PRIO-2: returns 0, because padding does not pass on the child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  var name: String? { isSafeArea ? "safeAreaPadding" : "padding" }
}

extension Padding {
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

extension Padding: SafeAreaRule {
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets {
    isSafeArea ? insets : EdgeInsets()
  }
}
