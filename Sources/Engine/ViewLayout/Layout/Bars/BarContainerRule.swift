import Foundation
internal import LayoutTree

/// The layout rule of a container with bars, such as a navigation stack: content that fills the
/// proposal, and bars that are a safe area for it (R-BAR-2).
///
/// The children are the content, then the bar at the top and the bar at the bottom, if there are
/// any.
struct BarContainerRule: FirstChildRule {
  /// The lengths of a bar at an edge, in points.
  struct Bar: Equatable {
    /// The height without the window's safe area.
    var height: CGFloat
    /// The minimum height of the bar together with the window's safe area beside it.
    var extent: CGFloat
  }

  /// Views of a container that are not laid out, although the scene declares them.
  enum Omission {
    /// The tabs of a tab view that are not selected.
    case tabs
    /// The destinations of a navigation stack that are not on top of it.
    case destinations
  }

  /// The name of the container in reports; `nil` for a column, which they do not list.
  var name: String?
  /// The views that are not laid out; `nil` if all are.
  var omission: Omission?
  /// The bar above the content; `nil` for none.
  var top: Bar?
  /// The bar below the content; `nil` for none.
  var bottom: Bar?

  /// The insets of the content in the last placement of the container.
  private final class Cache: RuleCache {
    /// The insets of the content, in points.
    var insets = EdgeInsets()
  }

  static func == (left: BarContainerRule, right: BarContainerRule) -> Bool {
    left.top == right.top && left.bottom == right.bottom
  }

  /// Whether there is a bar, whose height includes the safe area at the node's position in the
  /// window.
  var placementDependsOnOrigin: Bool { top != nil || bottom != nil }

  /// R-SCROLL-7: returns the proposed length, or for an unspecified one that of content and bars.
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    let length = children.only.measure(axis, for: proposal)
    guard axis == .vertical, proposal.height == nil else { return length }
    return length + Self.length(of: top, in: 0) + Self.length(of: bottom, in: 0)
  }

  /// Returns the length of a bar inside of the window's safe area, in points; 0 without a bar.
  private static func length(of bar: Bar?, in safeArea: CGFloat) -> CGFloat {
    guard let bar else { return 0 }
    return max(bar.height, bar.extent - safeArea)
  }

  /// Returns the length by which a bar at the bottom may extend into a safe area, in points.
  ///
  /// R-BAR-14: a bar extends into the safe area of the window, and not into another bar below it.
  private static func overlap(of safeArea: EdgeInsets, in window: HostEnvironment) -> CGFloat {
    safeArea.bottom <= window.insets.bottom ? safeArea.bottom : 0
  }

  /// Returns the insets of the content in a node that touches a safe area.
  private func insets(in safeArea: EdgeInsets, of window: HostEnvironment) -> EdgeInsets {
    var insets = EdgeInsets()
    insets.top = Self.length(of: top, in: safeArea.top)
    insets.bottom = Self.length(of: bottom, in: Self.overlap(of: safeArea, in: window))
    if let bottom, window.showsKeyboard, safeArea.bottom >= window.keyboard - 0.001 {
      // R-SAFE-5: the keyboard covers the bar.
      let whole = max(bottom.height + window.safeArea.bottom, bottom.extent)
      insets.bottom = max(0, whole - window.keyboard)
    }
    return insets
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    if top == nil, bottom == nil {
      if let cache = children.node.ruleCache as? Cache { cache.insets = EdgeInsets() }
      return placeChild(in: size, for: proposal, children: children)
    }
    let safeArea = children.node.touchedSafeArea
    let window = children.session.window.environment
    let insets = insets(in: safeArea, of: window)
    children.cache { Cache() }.insets = insets
    let rest = max(0, size.height - insets.top - insets.bottom)
    children.only.place(
      at: CGPoint(x: 0, y: insets.top),
      proposal: ProposedViewSize(width: size.width, height: rest)
    )
    var bars = children.dropFirst()
    if let top, let bar = bars.popFirst() {
      // R-BAR-3: the bar ends at the content, below the space that the window requires.
      bar.place(
        at: CGPoint(x: 0, y: insets.top - top.height),
        proposal: ProposedViewSize(width: size.width, height: top.height)
      )
    }
    if let bottom, let bar = bars.popFirst() {
      // R-BAR-6: the bar reaches the window's edge.
      let below = Self.overlap(of: safeArea, in: window)
      let length = max(bottom.height + min(below, window.safeArea.bottom), bottom.extent)
      let end = size.height + below
      bar.place(
        at: CGPoint(x: 0, y: end - max(length, insets.bottom)),
        proposal: ProposedViewSize(width: size.width, height: max(length, insets.bottom))
      )
    }
  }

  func guides(_ children: some LayoutChildren) -> GuideMask {
    top == nil && bottom == nil ? children.only.guides : []
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  /// R-PRIO-2: returns 0, because a control does not pass on the priority of its content.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

extension BarContainerRule: SafeAreaRule {
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets {
    guard child === node.children.first else { return EdgeInsets() }
    return (node.ruleCache as? Cache)?.insets ?? EdgeInsets()
  }
}

// MARK: - Observation of its position

extension BarContainerRule {
  static var isObserver: Bool { true }

  func startObserving(_ node: LayoutNode) {
    guard top != nil || bottom != nil else { return }
    node.session.safeAreas.add(node) { [unowned(unsafe) node] in Self.updatePlacement(of: node) }
  }

  func stopObserving(_ node: LayoutNode) {
    guard top != nil || bottom != nil else { return }
    node.session.safeAreas.remove(node)
  }

  /// Places a node again if its adjacent safe areas have changed because an ancestor has moved.
  private static func updatePlacement(of node: LayoutNode) {
    guard let rule = RuleNode<BarContainerRule>(node)?.rule,
      let cache = node.ruleCache as? Cache, node.isShown,
      rule.insets(in: node.touchedSafeArea, of: node.session.window.environment) != cache.insets
    else { return }
    node.placeAgain()
  }
}

// MARK: - Explanation

extension BarContainerRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    var reason = LayoutReason("R-SCROLL-7") { axis in
      line.proposal[axis].map { "all of the proposed \(LengthText.text($0))" }
        ?? "the proposal is nil, so that of its content and bars"
    }
    reason.steps = [uncreated].compactMap(\.self)
    return reason
  }

  /// The views of the container that are not laid out, and what shows them; `nil` for none.
  private var uncreated: String? {
    switch omission {
    case .tabs:
      "only the selected tab is laid out (R-BAR-8); the value of its selection shows another one"
    case .destinations:
      "only the root or the last view of the path is laid out (R-BAR-7); a destination is made when "
        + "its value is in the path or its link is active"
    case nil: nil
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let place = "\(LengthText.text(child.origin.y)) from the top"
    guard child === node.children.first else { return LayoutReason("R-BAR-2", "its bar, \(place)") }
    return LayoutReason("R-BAR-2", "between the bars, \(place)")
  }
}
