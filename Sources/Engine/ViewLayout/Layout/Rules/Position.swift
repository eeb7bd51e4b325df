import Foundation
internal import LayoutTree

/// The layout rule of `position`: fills the proposal and places the child's center at a point
/// (R-POS-1).
struct Position: WrapperRule {
  /// The position of the child's center, in points; a NaN coordinate is replaced by 0.
  var position: CGPoint

  func checked(reportingTo session: LayoutSession) -> Position {
    if position.x.isNaN || position.y.isNaN { session.report(.positionNotANumber("position")) }
    return Position(
      position: CGPoint(
        x: position.x.isNaN ? 0 : position.x,
        y: position.y.isNaN ? 0 : position.y
      )
    )
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { proposal[axis] ?? children.only.measure(axis, for: proposal) }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { ProposedViewSize(size) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let childSize = children.only.measure(childProposal)
    return CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  func priority(_ children: some LayoutChildren) -> Double { 0 }

  var name: String? { "position" }
}

extension Position {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-POS-1") { axis in
      let length = LengthText.text(answer[axis])
      return proposal[axis] == nil
        ? "the proposal is nil, so \(node.children[0].descriptiveName)'s \(length)"
        : "all of the proposed \(length)"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let (x, y) = (LengthText.text(position.x), LengthText.text(position.y))
    return LayoutReason("R-POS-1", "its center is at \(x) along x and \(y) along y")
  }
}

/// The layout rule of `offset`: moves the child without affecting the layout around it (R-OFF-1).
struct Offset: WrapperRule {
  var offset: CGSize

  /// R-OFF-2: returns the child's origin in leading-to-trailing coordinates.
  ///
  /// A positive x moves the child to the right in left-to-right layouts, and to the left in
  /// right-to-left ones.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }

  /// Returns the child's guide without the offset.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? { children.only.explicitGuide(key, size: size, proposal: proposal) }

  var name: String? { "offset" }
}

extension Offset {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: tracer, to: proposal)
    return LayoutReason("R-OFF-1", "an offset does not change the size: \(answer)")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let (x, y) = (LengthText.text(offset.width), LengthText.text(offset.height))
    return LayoutReason("R-OFF-1", "moved by \(x) along x and \(y) along y")
  }
}
