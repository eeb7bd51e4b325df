import Foundation

/// A container's rule that tells where the children go without putting them there.
///
/// So the rule also serves those who only want to know, such as a layout value that is asked from
/// within an author's own layout (R-LAY-11).
protocol ArrangingRule: LayoutRule {
  /// Calls a closure for each child, in order.
  ///
  /// - Parameters:
  ///   - size: The container's size in points.
  ///   - proposal: What the container was proposed.
  ///   - children: The children.
  ///   - body: Gets the child, where its top leading corner goes in the container's coordinates,
  ///     what it is proposed and what it answers.
  func forEachPlace<Children: LayoutChildren>(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  )
}

extension ArrangingRule {
  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) {
    forEachPlace(in: size, for: proposal, asking: children) { child, origin, own, size in
      child.place(at: origin, proposal: own, size: size)
    }
  }

  /// R-ALIGN-3: baselines and custom guides of the children surface.
  func guides(_ children: some LayoutChildren) -> GuideMask {
    children.guides.intersection(.merged)
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? {
    guard GuideMask.merged.contains(key.mask) else { return nil }
    return key.merged(statedGuides(key, in: size, for: proposal, asking: children))
  }

  /// The children's explicit values of a guide, in the container's coordinates.
  func statedGuides(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> [CGFloat?] {
    var values: [CGFloat?] = []
    forEachPlace(in: size, for: proposal, asking: children) { child, origin, own, size in
      let value = child.statedGuide(key, size: size, proposal: own)
      values.append(value.map { $0 + origin[key.axis] })
    }
    return values
  }

  /// R-PROP-8: nothing at all comes last.
  func priority(_ children: some LayoutChildren) -> Double { children.isEmpty ? -.infinity : 0 }
}
