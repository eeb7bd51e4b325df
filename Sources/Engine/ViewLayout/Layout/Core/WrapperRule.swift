import Foundation

/// A rule with one child: the proposal to the child, and its position.
///
/// By default it is transparent: size, guides, spacing and priority are the child's.
protocol WrapperRule: LayoutRule {
  /// Returns the proposal to the child in a measurement.
  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize

  /// Returns the proposal to the child in the placement of the node with its final size.
  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize

  /// Returns the position of the child's top leading corner, in points.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint
}

extension WrapperRule {
  static var wrapsOneView: Bool { true }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { proposal }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { childProposal(for: proposal, children: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint { .zero }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { childLength(along: axis, for: proposal, children: children) }

  /// Returns the child's length along an axis for the proposal that the node passes on.
  func childLength(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    children.only.measure(axis, for: childProposal(for: proposal, children: children))
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) { placeChild(in: size, for: proposal, children: children) }

  func placeChild(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let own = childProposal(for: proposal, placedIn: size, children: children)
    children.only.place(
      at: childOrigin(in: size, childProposal: own, children: children),
      proposal: own
    )
  }

  func guides(_ children: some LayoutChildren) -> GuideMask { children.only.guides }

  /// R-ALIGN-4: every explicit guide of the child counts, offset by the child's origin.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    let own = childProposal(for: proposal, placedIn: size, children: children)
    let childSize = children.only.measure(own)
    guard let value = children.only.explicitGuide(key, size: childSize, proposal: own) else {
      return nil
    }
    return value + childOrigin(in: size, childProposal: own, children: children)[key.axis]
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { children.only.preferredSpacing }

  func priority(_ children: some LayoutChildren) -> Double { children.only.priority }

  /// R-FRAME-2 and R-ALIGN-6: returns the child's origin at which its guides, explicit ones
  /// included, meet the node's default ones.
  func alignedOrigin(
    _ alignment: Alignment,
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
}

/// R-VIEW-5: a container whose content is statically one view is transparent: it lays out as that
/// view.
struct TransparentContainer: WrapperRule {
  /// The name of the container in reports.
  var name: String?

  /// It is a container nevertheless: it does not pass on layout values.
  static var wrapsOneView: Bool { false }

  static func == (left: TransparentContainer, right: TransparentContainer) -> Bool { true }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? { children.only.explicitGuide(key, size: size, proposal: proposal) }
}
