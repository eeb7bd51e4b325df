import Foundation
internal import LayoutTree

/// The layout rule of `ignoresSafeArea`: extends the child into adjacent safe areas (R-SAFE-3).
///
/// Styles of backgrounds and overlays use it as well (R-SEC-4).
///
/// The size of the node itself does not change.
struct IgnoresSafeArea: WrapperRule {
  /// The edges at which the child may extend beyond the node.
  var edges: Edge.Set
  /// Whether the child extends into the safe areas of the device and of containers.
  var ignoresContainer = true
  /// Whether the child extends below the keyboard (R-SAFE-5).
  var ignoresKeyboard = true
  /// Whether the child is the style of a background or overlay (R-SEC-4).
  var isOfStyle = false

  /// The cached extension of the child.
  private final class Cache: RuleCache {
    /// How far the child extended beyond the node in its last placement, in points; `nil` before
    /// the first one.
    var reached: EdgeInsets?
  }

  /// The placement depends on the node's position, which determines the adjacent safe areas.
  var placementDependsOnOrigin: Bool { true }

  /// Returns how far the child extends beyond the node, in points.
  func reach(of node: LayoutNode) -> EdgeInsets {
    var reach = node.touchedSafeArea.kept(on: edges)
    if ignoresContainer, ignoresKeyboard { return reach }
    let window = node.session.window.environment
    let touchesKeyboard = window.showsKeyboard && reach.bottom >= window.keyboard - 0.001
    guard ignoresContainer else {
      // R-SAFE-5: only the part of the keyboard that is not also a safe area of the device.
      let covered = window.keyboard - window.safeArea.bottom
      return EdgeInsets(touchesKeyboard && ignoresKeyboard ? covered : 0, on: .bottom)
    }
    if touchesKeyboard { reach.bottom -= window.keyboard }
    return reach
  }

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

  /// Returns the child's guide as if the child did not extend into safe areas.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? { children.only.explicitGuide(key, size: size, proposal: proposal) }

  var name: String? { isOfStyle ? nil : "ignoresSafeArea" }
}

// MARK: - Observation of its position

extension IgnoresSafeArea {
  static var isObserver: Bool { true }

  func startObserving(_ node: LayoutNode) {
    node.session.safeAreas.add(node) { [unowned(unsafe) node] in Self.updatePlacement(of: node) }
  }

  func stopObserving(_ node: LayoutNode) { node.session.safeAreas.remove(node) }

  /// Places a node again if its adjacent safe areas have changed because an ancestor has moved.
  static func updatePlacement(of node: LayoutNode) {
    guard let rule = RuleNode<IgnoresSafeArea>(node)?.rule,
      let cache = node.ruleCache as? Cache, let reached = cache.reached, node.isShown,
      rule.reach(of: node) != reached
    else { return }
    node.placeAgain()
  }
}

// MARK: - Explanation

extension IgnoresSafeArea {
  /// Returns whether the rule of a node extends the style of a background or overlay.
  static func extendsStyle(of node: LayoutNode) -> Bool {
    guard let rule = RuleNode<IgnoresSafeArea>(node)?.rule else { return false }
    return rule.isOfStyle && rule.reach(of: node) != EdgeInsets()
  }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: tracer, to: proposal)
    return LayoutReason(
      "R-SAFE-3",
      "extending into the safe area does not change the size: \(answer)"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let reach = reach(of: node)
    let lengths = [reach.top, reach.leading, reach.bottom, reach.trailing]
      .map { LengthText.text($0) }
    return LayoutReason(
      isOfStyle ? "R-SEC-4" : "R-SAFE-3",
      "extends by \(lengths[0]) at the top, \(lengths[1]) leading, \(lengths[2]) at the bottom "
        + "and \(lengths[3]) trailing"
    )
  }
}
