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

/// How far views reach along one axis, to both sides of the line that their guides meet on.
struct AlignedReach {
  /// The distance from the line to the end before it, in points: the greatest guide.
  private(set) var lead: CGFloat = 0
  /// The distance from the line to the end behind it, in points.
  private var trail: CGFloat = 0
  private var isEmpty: Bool
  private var isInfinite = false

  /// - Parameter includesLine: Whether the line itself is within reach, however far from it all views
  ///   lie, as it is across a stack (R-STK-6).
  init(includingLine includesLine: Bool = false) { isEmpty = !includesLine }

  /// The distance between both ends, in points; 0 without views.
  var length: CGFloat { isInfinite ? .infinity : lead + trail }

  /// Includes a view of a length whose guide lies on the line.
  mutating func include(_ length: CGFloat, guide: CGFloat) {
    // R-STK-12: there is no line to meet on in a view without an end.
    guard length < .infinity else { return isInfinite = true }
    lead = isEmpty ? guide : max(lead, guide)
    trail = isEmpty ? length - guide : max(trail, length - guide)
    isEmpty = false
  }
}
