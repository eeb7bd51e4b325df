import Foundation

/// `frame(width:height:alignment:)`: answers its own lengths whatever the child answers.
class FixedFrameNode: UnaryNode {
  /// The fixed width in points; `nil` for the child's own.
  final var width: CGFloat? {
    didSet {
      width = valid(width)
      didSet(oldValue, width)
    }
  }
  /// The fixed height in points; `nil` for the child's own.
  final var height: CGFloat? {
    didSet {
      height = valid(height)
      didSet(oldValue, height)
    }
  }
  final var alignment = Alignment.center { didSet { didSet(oldValue, alignment) } }

  override var name: String? { "frame" }

  /// A fixed length costs nothing to answer.
  override var remembersLengths: Bool { width == nil || height == nil }

  override func isSteadyItself(along axis: Axis) -> Bool { self[axis] != nil }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    // R-FRAME-1: a child whose length does not count is not asked.
    self[axis] ?? child.measure(axis, for: childProposal(for: proposal))
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    alignedOrigin(alignment, in: size, childProposal: childProposal)
  }

  override func computeSpacing() -> ViewSpacing {
    child.preferredSpacing.framed(horizontally: width != nil, vertically: height != nil)
  }

  /// R-PRIO-2: a frame hides its child's priority.
  override func computePriority() -> Double { 0 }

  private subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// R-FRAME-9, as recorded: a negative dimension acts as 0, one that is not finite as none.
  private func valid(_ dimension: CGFloat?) -> CGFloat? {
    guard let dimension, !(dimension.isFinite && dimension >= 0) else { return dimension }
    session.report(.invalidFrameDimension(dimension))
    return dimension < 0 && dimension.isFinite ? 0 : nil
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-FRAME-1") { axis in
      let length = LengthText.text(answer[axis])
      return self[axis] == nil
        ? "not set, so \(child.spokenName)'s \(length)" : "set to \(length), whatever is in it"
    }
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    .aligned("R-FRAME-2", alignment, child, in: "the frame's \(LengthText.text(size))")
  }
}
