import Foundation

/// `ignoresSafeArea`: extends the child into adjacent safe areas; its own size stays (R-SAFE-3).
struct IgnoresSafeArea: WrapperRule {
  /// The edges that the child may extend over.
  var edges: Edge.Set

  /// How far the child extended over the node in its placement.
  private final class Cache: RuleCache {
    /// In points; `nil` before the first placement.
    var reached: EdgeInsets?
  }

  /// The adjacent safe areas depend on the node's position.
  var placementDependsOnOrigin: Bool { true }

  /// Returns how far the child extends over the node, in points.
  func reach(of node: LayoutNode) -> EdgeInsets { node.touchedSafeArea.kept(on: edges) }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    children.cache { Cache() }.reached = reach(of: children.node)
    placeChild(in: size, for: proposal, children: children)
  }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    let reach = reach(of: children.node)
    return ProposedViewSize(
      width: proposal.width.map { $0 + reach.total(along: .horizontal) },
      height: proposal.height.map { $0 + reach.total(along: .vertical) }
    )
  }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let reach = reach(of: children.node)
    return CGPoint(x: -reach.leading, y: -reach.top)
  }

  /// The child's guides without the extension.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? { children.only.explicitGuide(key, size: size, proposal: proposal) }
}

// MARK: - Observation of its position

extension IgnoresSafeArea {
  static var isObserver: Bool { true }

  func startObserving(_ node: LayoutNode) {
    node.session.safeAreas.add(node) { [unowned(unsafe) node] in Self.updatePlacement(of: node) }
  }

  func stopObserving(_ node: LayoutNode) { node.session.safeAreas.remove(node) }

  /// Places a node again if an ancestor has moved without placing it.
  static func updatePlacement(of node: LayoutNode) {
    guard let rule = RuleNode<IgnoresSafeArea>(node)?.rule,
      let cache = node.ruleCache as? Cache, let reached = cache.reached, node.isShown,
      rule.reach(of: node) != reached
    else { return }
    node.placeAgain()
  }
}
