import Foundation

/// A layout algorithm as a value: computes the size of a node and the positions of its children.
///
/// A view or modifier makes the rule, and a node stores it. Equal rules give the same layout. A
/// rule does not depend on how it is stored, cached or traced: it measures its children through
/// `LayoutChildren`. All requirements have defaults except the measurement: `length` for rules with
/// independent axes, `size` for rules with coupled axes. Reports read its `DescribedRule`.
///
/// The rule of `position` is as long as the proposal, or else as its child:
///
/// ```swift
/// func length(
///   along axis: Axis,
///   for proposal: ProposedViewSize,
///   children: some LayoutChildren
/// ) -> CGFloat { proposal[axis] ?? children.only.measure(axis, for: proposal) }
/// ```
protocol LayoutRule: DescribedRule, Equatable {
  /// Whether the rule wraps a single view, whose layout values it passes on (R-LAY-3).
  static var wrapsOneView: Bool { get }
  /// Whether nodes of the rule observe external state, through `startObserving` and
  /// `stopObserving`.
  static var isObserver: Bool { get }
  /// Whether the layout depends on the layout direction.
  static var isDirectional: Bool { get }
  /// Returns the rule with invalid numbers corrected, and reports them as issues.
  func checked(reportingTo session: LayoutSession) -> Self
  /// Called when an observing rule is set on a node.
  func startObserving(_ node: LayoutNode)
  /// Called when an observing rule's node is removed, or gets another rule.
  func stopObserving(_ node: LayoutNode)

  /// Whether the node never has children.
  static var isLeaf: Bool { get }
  /// Whether the node's size does not depend on its children, so that their changes do not
  /// invalidate ancestors.
  var isRelayoutBoundary: Bool { get }
  /// Whether the content is the origin of the coordinates that custom layouts inside read, as in
  /// scroll views.
  static var isCoordinateRoot: Bool { get }
  /// Returns the children that reports list and identifiers refer to.
  static func shownChildren(of node: LayoutNode) -> [LayoutNode]
  /// Returns whether a child is visible, provided that the node is.
  static func shows(_ child: LayoutNode, in node: LayoutNode) -> Bool
  /// Whether the placement of the children depends on the node's origin.
  var placementDependsOnOrigin: Bool { get }
  /// Returns whether the proposal along an axis has no effect on the descendants.
  func ignoresProposal(along axis: Axis) -> Bool
  /// Whether the rule itself caches and counts the sizes of a node with coupled axes, so that the
  /// node does not.
  var keepsSizes: Bool { get }
  /// Returns whether the length along one axis may depend on the proposal along the other axis.
  ///
  /// By default it does if it does for any child.
  func isCoupled(_ children: some LayoutChildren) -> Bool

  /// Returns the length along one axis, in points.
  ///
  /// Only a rule with coupled axes reads the proposal along the other axis.
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat
  /// Returns the minimum, ideal and maximum lengths along both axes, which are independent.
  ///
  /// By default these are the results of `length` for 0, `nil` and infinity.
  func axisSizings(_ children: NodeChildren) -> (width: AxisSizing, height: AxisSizing)
  /// Returns whether the length is the proposed one, clamped to the minimum and maximum.
  ///
  /// Returns `false` for rules that shrink for larger proposals or grow in steps.
  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool
  /// Returns the size for a proposal, in points.
  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize
  /// Places the children in the node's leading-to-trailing coordinates.
  func place(in size: CGSize, for proposal: ProposedViewSize, children: some LayoutChildren)

  /// Returns the guides for which the node may have explicit values.
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
  /// Returns the layout priority of a node without a `layoutPriority` modifier.
  func priority(_ children: some LayoutChildren) -> Double

  // The node calls the following functions. Each has one default, which is specialized for each
  // type of rule.

  static func value(of node: NodePointer) -> any LayoutRule
  /// Deinitializes the rule when its node is deallocated.
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
  var keepsSizes: Bool { false }
  func isCoupled(_ children: some LayoutChildren) -> Bool { children.flags.contains(.coupled) }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    preconditionFailure("\(Self.self) answers whole proposals")
  }

  func axisSizings(_ children: NodeChildren) -> (width: AxisSizing, height: AxisSizing) {
    (axisSizing(along: .horizontal, children), axisSizing(along: .vertical, children))
  }

  private func axisSizing(along axis: Axis, _ children: NodeChildren) -> AxisSizing {
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

  /// R-LAY-10: returns 0 regardless of the children's priorities, which also applies to custom
  /// layouts.
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
    if keepsSizes { ruleFlags.insert(.keepsSizes) }
    return ruleFlags
  }
}

/// The data that a layout rule caches or retains for its node.
class RuleCache {
  /// The period for which a cache is valid.
  enum Lifetime {
    /// Until the node or a descendant changes.
    case measurements
    /// Until the node's rule, its children or their attachments change.
    case structure
    /// As long as the node exists; a `LayoutTracer` reads these caches as well.
    case node
  }

  class var lifetime: Lifetime { .measurements }

  /// Called when the node or a descendant has changed, for caches that remain valid.
  func didChange() {}
}
