import Foundation
internal import LayoutTree

/// The layout rule of a frame, which aligns the child.
protocol FrameRule: WrapperRule {
  var alignment: Alignment { get }
}

extension FrameRule {
  /// R-FRAME-2 and R-ALIGN-6: returns the child's origin that aligns the child's guides with the
  /// node's.
  ///
  /// The child's guides may be explicit; those of the node have their default values.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let childSize = children.only.measure(childProposal)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let key = alignment[axis]
      let own = key.defaultValue(width: size.width, height: size.height) {
        children.dimensions(in: size, for: childProposal)
      }
      origin[axis] = own - children.only.guide(key, size: childSize, proposal: childProposal)
    }
    return origin
  }

  /// R-PRIO-2: returns 0, because a frame does not pass on the child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  var name: String? { "frame" }
}

/// The layout rule of `frame(width:height:alignment:)`: has fixed lengths, regardless of the
/// child's size.
struct FixedFrame: FrameRule {
  /// The fixed width in points; `nil` for the child's width.
  var width: CGFloat?
  /// The fixed height in points; `nil` for the child's height.
  var height: CGFloat?
  var alignment = Alignment.center

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// R-FRAME-9: returns the frame with valid lengths: 0 for negative ones, `nil` for NaN and
  /// infinity (as recorded).
  func checked(reportingTo session: LayoutSession) -> FixedFrame {
    func valid(_ dimension: CGFloat?) -> CGFloat? {
      guard let dimension, !(dimension.isFinite && dimension >= 0) else { return dimension }
      session.report(.invalidFrameDimension(dimension))
      return dimension < 0 ? 0 : nil
    }
    return FixedFrame(width: valid(width), height: valid(height), alignment: alignment)
  }

  func ignoresProposal(along axis: Axis) -> Bool { self[axis] != nil }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    // R-FRAME-1: the child is not measured if its length does not matter.
    self[axis] ?? childLength(along: axis, for: proposal, children: children)
  }

  /// R-FRAME-1 and R-FRAME-8: returns the proposal to the child, the same in measurement and
  /// placement.
  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.only.preferredSpacing.framed(horizontally: width != nil, vertically: height != nil)
  }
}

extension FixedFrame {
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

/// The layout rule of `fixedSize`: proposes `nil` along the fixed axes (R-FIX-1).
struct FixedSize: WrapperRule {
  /// The axes along which the child has its ideal length.
  var axes: Axis.Set

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  /// Returns 0: as recorded, `fixedSize` does not pass on the child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  var name: String? { "fixedSize" }
}

extension FixedSize {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let fixed = Axis.allCases.filter { axes.contains($0.set) }.map(\.lengthName)
    let offered = childProposal(for: proposal, children: TracedChildren(of: node, by: tracer))
    return LayoutReason(
      "R-FIX-1",
      "it proposes nil for the ideal \(fixed.joined(separator: " and ")): "
        + childAnswer(in: node, by: tracer, to: offered)
    )
  }
}
