import Foundation

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
}
