import Foundation

/// A layout algorithm, as a value: the size of a node and the placement of its children.
///
/// The modifier or the view makes the rule, and a node holds it. Two equal rules lay out alike. A
/// rule does not depend on how it is stored, cached, traced, reported or explained: it measures its
/// children through `LayoutChildren`. Every requirement has a default but the measurement itself:
/// `length` for a rule of independent axes, `size` for one of coupled axes.
protocol LayoutRule: Equatable {
  /// Whether the rule wraps one view, whose layout values it passes on (R-LAY-3).
  static var wrapsOneView: Bool { get }
  /// Whether nodes of the rule observe something outside of them, through `startObserving` and
  /// `stopObserving`.
  static var isObserver: Bool { get }
  /// Whether the layout depends on the layout direction.
  static var isDirectional: Bool { get }
  /// Returns the rule with invalid numbers corrected, and reports these as issues.
  func checked(reportingTo session: LayoutSession) -> Self
  /// Called when a node of an observing rule gets the rule.
  func startObserving(_ node: LayoutNode)
  /// Called when a node of an observing rule is removed, or gets another rule.
  func stopObserving(_ node: LayoutNode)

  /// Whether the node never has children.
  static var isLeaf: Bool { get }
  /// Whether the node's size does not depend on its children, so their changes end at the node.
  var isRelayoutBoundary: Bool { get }
  /// Whether the node is the origin of the coordinates that custom layouts inside read, as scrolled
  /// content is.
  static var isCoordinateRoot: Bool { get }
  /// Returns the children that reports list and that identifiers can find.
  static func shownChildren(of node: LayoutNode) -> [LayoutNode]
  /// Returns whether a child is visible if the node is.
  static func shows(_ child: LayoutNode, in node: LayoutNode) -> Bool
  /// Whether the placement of the children depends on the node's origin.
  var placementDependsOnOrigin: Bool { get }
  /// Returns whether the proposal along an axis has no effect on the descendants.
  func ignoresProposal(along axis: Axis) -> Bool
  /// Returns whether the length along one axis may depend on the proposal along the other; by
  /// default if it does for a child.
  func isCoupled(_ children: some LayoutChildren) -> Bool

  /// Returns the length along one axis, in points, from the proposal along that axis alone unless
  /// the node's axes are coupled.
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat
  /// Returns the minimum, ideal and maximum length along one of the independent axes; by default
  /// from `length` for 0, `nil` and infinity.
  func axisSizing(along axis: Axis, children: NodeChildren) -> AxisSizing
  /// Returns whether the rule takes any proposed length between its minimum and its maximum.
  ///
  /// A rule that returns less for more, or steps, returns `false`.
  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool
  /// Returns the size for a proposal, in points.
  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize
  /// Places the children in the node's own coordinates, leading to trailing.
  func place(in size: CGSize, for proposal: ProposedViewSize, children: some LayoutChildren)

  /// Returns the guides that the node may have explicit values of.
  func guides(_ children: some LayoutChildren) -> GuideMask
  /// Returns the guide's explicit value in points; `nil` if the default applies.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat?
  /// Returns the node's preferred spacing to its neighbors.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing
  /// Returns the layout priority without a `layoutPriority` modifier.
  func priority(_ children: some LayoutChildren) -> Double

  // Called by the node. Each has one default, which is specialized for each rule.

  static func value(of node: NodePointer) -> any LayoutRule
  /// Deinitializes the rule's value with its node.
  static func destroy(_ node: NodePointer)
  /// Updates the flags, guides, priority and spacing in the node's record.
  static func update(_ node: NodePointer)
  /// Measures the independent axes, and stores their lengths in the record.
  static func measureAxes(_ node: NodePointer)
  static func length(
    of node: NodePointer,
    along axis: Axis,
    for proposal: ProposedViewSize
  ) -> CGFloat
  static func size(of node: NodePointer, for proposal: ProposedViewSize) -> CGSize
  static func place(_ node: NodePointer, in size: CGSize, for proposal: ProposedViewSize)
  static func explicitGuide(
    _ key: AlignmentGuideKey,
    of node: NodePointer,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> CGFloat?
}

extension LayoutRule {
  static var wrapsOneView: Bool { false }
  static var isObserver: Bool { false }
  static var isDirectional: Bool { false }
  func checked(reportingTo session: LayoutSession) -> Self { self }
  func startObserving(_ node: LayoutNode) {}
  func stopObserving(_ node: LayoutNode) {}
  static var isLeaf: Bool { false }
  var isRelayoutBoundary: Bool { false }
  static var isCoordinateRoot: Bool { false }
  static func shownChildren(of node: LayoutNode) -> [LayoutNode] { node.children }
  static func shows(_ child: LayoutNode, in node: LayoutNode) -> Bool { true }
  var placementDependsOnOrigin: Bool { false }
  func ignoresProposal(along axis: Axis) -> Bool { false }
  func isCoupled(_ children: some LayoutChildren) -> Bool { children.flags.contains(.coupled) }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    preconditionFailure("\(Self.self) answers whole proposals")
  }

  func axisSizing(along axis: Axis, children: NodeChildren) -> AxisSizing {
    var answer = AxisSizing {
      length(along: axis, for: ProposedViewSize($0, along: axis, across: nil), children: children)
    }
    answer.setClamping(clampsProposal(along: axis, children))
    return answer
  }

  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool {
    !children.flags.contains(.nonlinear(along: axis))
  }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    CGSize(
      width: length(along: .horizontal, for: proposal, children: children),
      height: length(along: .vertical, for: proposal, children: children)
    )
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {}

  func guides(_ children: some LayoutChildren) -> GuideMask { [] }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? { nil }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  /// R-LAY-10: 0, whatever the priorities of the children; a custom layout keeps this default.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

extension LayoutRule {
  /// The flags of the rule, which do not depend on the children.
  var ruleFlags: RuleFlags {
    var ruleFlags: RuleFlags = []
    if Self.isLeaf { ruleFlags.insert(.isLeaf) }
    if isRelayoutBoundary { ruleFlags.insert(.isRelayoutBoundary) }
    if Self.isCoordinateRoot { ruleFlags.insert(.isCoordinateRoot) }
    if Self.wrapsOneView { ruleFlags.insert(.wrapsOneView) }
    if Self.isDirectional { ruleFlags.insert(.isDirectional) }
    if ignoresProposal(along: .horizontal) {
      ruleFlags.insert(.ignoresProposal(along: .horizontal))
    }
    if ignoresProposal(along: .vertical) { ruleFlags.insert(.ignoresProposal(along: .vertical)) }
    return ruleFlags
  }
}

/// The values that a rule caches or retains for its node.
class RuleCache {
  /// How long a cache is valid.
  enum Lifetime {
    /// Until the node or a descendant changes.
    case measurements
    /// Until the node's rule, its children or their attachments change.
    case structure
    /// As long as the node; a `LayoutTracer` reads it as well.
    case node
  }

  class var lifetime: Lifetime { .measurements }

  /// Called when the node or a descendant has changed and the cache stays.
  func didChange() {}
}
