import Foundation

/// A layout rule of a container that computes the positions of its children without placing them.
///
/// Other code can then use the positions, such as a built-in layout inside a custom layout
/// (R-LAY-11).
protocol ContainerRule: LayoutRule {
  /// Calls a closure for each child, in order.
  ///
  /// - Parameters:
  ///   - size: The container's size in points.
  ///   - proposal: The container's proposal.
  ///   - children: The children.
  ///   - body: Receives the child, the position of its top leading corner in the container's
  ///     coordinates, its proposal and its size.
  func forEachPlace<Children: LayoutChildren>(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  )
}

extension ContainerRule {
  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    forEachPlace(in: size, for: proposal, children: children) { child, origin, own, size in
      child.place(at: origin, proposal: own, size: size)
    }
  }

  /// R-ALIGN-3: a container derives explicit baselines and custom guides from its children.
  func guides(_ children: some LayoutChildren) -> GuideMask {
    children.guides.intersection(.merged)
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    guard GuideMask.merged.contains(key.mask) else { return nil }
    return key.merged(explicitGuides(key, in: size, for: proposal, children: children))
  }

  /// Returns the children's explicit values of a guide, in the container's coordinates.
  func explicitGuides(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> [CGFloat?] {
    var values: [CGFloat?] = []
    forEachPlace(in: size, for: proposal, children: children) { child, origin, own, size in
      let value = child.explicitGuide(key, size: size, proposal: own)
      values.append(value.map { $0 + origin[key.axis] })
    }
    return values
  }

  /// R-PROP-8: returns the lowest layout priority for an empty container, and otherwise 0.
  func priority(_ children: some LayoutChildren) -> Double { children.isEmpty ? -.infinity : 0 }
}

/// The extent of aligned views along one axis, on both sides of their common guide.
struct AlignmentExtent {
  /// The distance from the start to the guide, in points: the maximum guide value.
  private(set) var lead: CGFloat = 0
  /// The distance from the guide to the end, in points.
  private var trail: CGFloat = 0
  private var isEmpty: Bool
  private var isInfinite = false

  /// Makes an empty extent.
  ///
  /// - Parameter includesLine: Whether the extent includes the guide's position even without views,
  ///   as along the cross axis of a stack (R-STK-6).
  init(includingLine includesLine: Bool = false) { isEmpty = !includesLine }

  /// The distance from start to end, in points; 0 if there are no views.
  var length: CGFloat { isInfinite ? .infinity : lead + trail }

  /// Includes a view with a length and the position of its guide.
  mutating func include(_ length: CGFloat, guide: CGFloat) {
    // R-STK-12: a view of infinite length cannot be aligned.
    guard length < .infinity else { return isInfinite = true }
    lead = isEmpty ? guide : max(lead, guide)
    trail = isEmpty ? length - guide : max(trail, length - guide)
    isEmpty = false
  }
}
