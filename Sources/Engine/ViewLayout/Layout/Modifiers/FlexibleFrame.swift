import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds what is proposed and what is answered.
struct FlexibleFrame: WrapperRule {
  var width = FlexibleLength()
  var height = FlexibleLength()
  var alignment = Alignment.center

  subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? width : height }

  func checked(reportingTo session: LayoutSession) -> FlexibleFrame {
    FlexibleFrame(
      width: width.normalized(reportingTo: session),
      height: height.normalized(reportingTo: session),
      alignment: alignment
    )
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat {
    self[axis].answer(to: proposal[axis]) {
      childLength(along: axis, for: proposal, asking: children)
    }
  }

  func childProposal(
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(for: proposal.width),
      height: height.childProposal(for: proposal.height)
    )
  }

  /// R-FRAME-7: placing, the child is proposed the frame's final size.
  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placementProposal(for: proposal.width, length: size.width),
      height: height.placementProposal(for: proposal.height, length: size.height)
    )
  }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGPoint {
    alignedOrigin(alignment, in: size, childProposal: childProposal, asking: children)
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.only.preferredSpacing.framed(
      horizontally: width.isConstrained,
      vertically: height.isConstrained
    )
  }

  /// R-PRIO-2: a frame hides its child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}
