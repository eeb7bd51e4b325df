import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds what is proposed and what is answered.
final class FlexibleFrameNode: UnaryNode {
  var width = FlexibleLength() {
    didSet {
      width = width.normalized(reportingTo: session)
      didSet(oldValue, width)
    }
  }
  var height = FlexibleLength() {
    didSet {
      height = height.normalized(reportingTo: session)
      didSet(oldValue, height)
    }
  }
  var alignment = Alignment.center { didSet { didSet(oldValue, alignment) } }

  override var name: String? { "frame" }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    self[axis].answer(to: proposal[axis]) {
      child.measure(axis, for: childProposal(for: proposal))
    }
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(for: proposal.width),
      height: height.childProposal(for: proposal.height)
    )
  }

  /// R-FRAME-7: placing, the child is proposed the frame's final size.
  override func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placementProposal(for: proposal.width, length: size.width),
      height: height.placementProposal(for: proposal.height, length: size.height)
    )
  }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    alignedOrigin(alignment, in: size, childProposal: childProposal)
  }

  override func computeSpacing() -> ViewSpacing {
    child.preferredSpacing.framed(
      horizontally: width.isConstrained,
      vertically: height.isConstrained
    )
  }

  /// R-PRIO-2: a frame hides its child's priority.
  override func computePriority() -> Double { 0 }

  private subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? width : height }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-FRAME-4") { axis in
      self[axis].reason(for: proposal[axis], child: child.spokenName, answer: answer[axis])
    }
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    .aligned("R-FRAME-2", alignment, child, in: "the frame's \(LengthText.text(size))")
  }
}
