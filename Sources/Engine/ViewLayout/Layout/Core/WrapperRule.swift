import Foundation

/// A rule with one child: what that is proposed, and where it goes.
///
/// As it stands it is transparent: size, guides, spacing and priority are the child's.
protocol WrapperRule: LayoutRule {
  /// The proposal to the child when the node is measured.
  func childProposal(
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize

  /// The proposal to the child when the node is placed with its final size.
  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize

  /// Where the child's top leading corner goes, in points.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGPoint
}

extension WrapperRule {
  static var wrapsOneView: Bool { true }

  func childProposal(
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize { proposal }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize { childProposal(for: proposal, asking: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGPoint { .zero }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat { childLength(along: axis, for: proposal, asking: children) }

  /// The child's answer along an axis to what the node hands on.
  func childLength(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat {
    children.only.measure(axis, for: childProposal(for: proposal, asking: children))
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) { placeChild(in: size, for: proposal, asking: children) }

  func placeChild(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) {
    let own = childProposal(for: proposal, placedIn: size, asking: children)
    children.only.place(
      at: childOrigin(in: size, childProposal: own, asking: children),
      proposal: own
    )
  }

  func guides(_ children: some LayoutChildren) -> GuideMask { children.only.guides }

  /// R-ALIGN-4: every explicit guide of the child counts, moved by the child's origin.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? {
    let own = childProposal(for: proposal, placedIn: size, asking: children)
    let childSize = children.only.measure(own)
    guard let value = children.only.statedGuide(key, size: childSize, proposal: own) else {
      return nil
    }
    return value + childOrigin(in: size, childProposal: own, asking: children)[key.axis]
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { children.only.preferredSpacing }

  func priority(_ children: some LayoutChildren) -> Double { children.only.priority }

  /// R-FRAME-2 and R-ALIGN-6: where the child goes so that its guides, explicit ones included, meet
  /// the node's default ones.
  func alignedOrigin(
    _ alignment: Alignment,
    in size: CGSize,
    childProposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGPoint {
    let childSize = children.only.measure(childProposal)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let key = alignment[axis]
      let mine = key.defaultValue(width: size.width, height: size.height) {
        children.dimensions(in: size, for: childProposal)
      }
      origin[axis] = mine - children.only.guide(key, size: childSize, proposal: childProposal)
    }
    return origin
  }
}

/// R-VIEW-5: a container whose content is statically one view stands for that view, and passes
/// everything on.
struct StandIn: WrapperRule {
  /// The name that reports have for the container.
  var name: String?

  /// It is a container all the same: facts of the element end here.
  static var wrapsOneView: Bool { false }

  static func == (left: StandIn, right: StandIn) -> Bool { true }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? { children.only.statedGuide(key, size: size, proposal: proposal) }
}
