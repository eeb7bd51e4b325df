import Foundation

/// A rule of layout, as a value: how large a node is, and where what is inside goes.
///
/// The modifier or the view makes the rule, and a node holds it. Two equal rules lay out alike. A
/// rule says nothing of how it is stored, remembered, watched, reported or explained: it asks its
/// children, whoever they are (`LayoutChildren`). Everything has a default but the answer itself:
/// `length` of a rule whose axes do not depend on each other, `size` of one whose axes do.
protocol LayoutRule: Equatable {
  /// Whether the rule is around one view that facts of the element are seen through (R-LAY-3).
  static var wrapsOneView: Bool { get }
  /// Whether nodes of the rule follow something that is not inside of them: `enter` and `leave` are
  /// called.
  static var isFollower: Bool { get }
  /// Whether nodes of the rule lay out otherwise where their children run from the right.
  static var isDirectional: Bool { get }
  /// The rule with what is wrong in an author's numbers put right, and told.
  func checked(reportingTo session: LayoutSession) -> Self
  /// Called when a node of a follower has got the rule.
  func enter(_ node: LayoutNode)
  /// Called when a node of a follower goes, or gets another rule.
  func leave(_ node: LayoutNode)

  /// Whether nothing is ever inside.
  static var isLeaf: Bool { get }
  /// Whether changes inside end here: the node's own size depends on nothing inside.
  var isIsland: Bool { get }
  /// Whether the coordinates that layouts inside are told begin in the node: what moves inside, as
  /// scrolled content does, has not moved to them.
  static var beginsCoordinates: Bool { get }
  /// The children that reports list and identifiers find.
  static func shownChildren(of node: LayoutNode) -> [LayoutNode]
  /// Whether a child is shown where the node is.
  static func shows(_ child: LayoutNode, in node: LayoutNode) -> Bool
  /// Whether the rule places what is inside by where the node itself is.
  var placesFromOrigin: Bool { get }
  /// Whether the rule makes what is proposed along an axis mean nothing to anything inside.
  func isSteady(along axis: Axis) -> Bool
  /// Whether the answer on one axis may depend on the proposal on the other: as it does where it
  /// does for something inside, unless the rule says otherwise.
  func isCoupled(_ children: some LayoutChildren) -> Bool

  /// The answer along one axis, in points, from the proposal along that axis alone unless the
  /// node's axes depend on each other.
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat
  /// What the node answers along one axis to everything, if its axes do not depend on each other: as
  /// it stands, the rule is asked for 0, for nothing and for infinity, and answers what is proposed
  /// between as far as everything inside does.
  func answer(along axis: Axis, asking children: NodeChildren) -> Answer
  /// Whether the rule answers what is proposed between its answers to 0 and to infinity.
  ///
  /// A rule that answers less to more, or in steps, says that it does not.
  func isStraight(along axis: Axis, _ children: NodeChildren) -> Bool
  /// The answer to a whole proposal, in points.
  func size(for proposal: ProposedViewSize, asking children: some LayoutChildren) -> CGSize
  /// Places the children in the node's own coordinates, leading to trailing.
  func place(in size: CGSize, for proposal: ProposedViewSize, asking children: some LayoutChildren)

  /// The guides that the node may have explicit values of.
  func guides(_ children: some LayoutChildren) -> GuideMask
  /// The guide's explicit value in points; `nil` where the default stands.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat?
  /// The distances that the node prefers to its neighbours.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing
  /// The priority with which a stack serves the node, before a `layoutPriority` around it.
  func priority(_ children: some LayoutChildren) -> Double

  // Called by the node: each has one default, which is compiled for each rule.

  static func value(of node: NodePointer) -> any LayoutRule
  /// Ends the value, when its node goes.
  static func giveUp(_ node: NodePointer)
  /// Writes into the node's record what the rule makes of the facts of the children.
  static func tell(_ node: NodePointer)
  /// Writes into the record what the rule answers along each axis, of axes that are apart.
  static func answer(_ node: NodePointer)
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
  static var isFollower: Bool { false }
  static var isDirectional: Bool { false }
  func checked(reportingTo session: LayoutSession) -> Self { self }
  func enter(_ node: LayoutNode) {}
  func leave(_ node: LayoutNode) {}
  static var isLeaf: Bool { false }
  var isIsland: Bool { false }
  static var beginsCoordinates: Bool { false }
  static func shownChildren(of node: LayoutNode) -> [LayoutNode] { node.children }
  static func shows(_ child: LayoutNode, in node: LayoutNode) -> Bool { true }
  var placesFromOrigin: Bool { false }
  func isSteady(along axis: Axis) -> Bool { false }
  func isCoupled(_ children: some LayoutChildren) -> Bool { children.inside.contains(.coupled) }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat {
    preconditionFailure("\(Self.self) answers whole proposals")
  }

  func answer(along axis: Axis, asking children: NodeChildren) -> Answer {
    var answer = Answer {
      length(along: axis, for: ProposedViewSize($0, along: axis, across: nil), asking: children)
    }
    answer.straighten(isStraight(along: axis, children))
    return answer
  }

  func isStraight(along axis: Axis, _ children: NodeChildren) -> Bool {
    !children.inside.contains(.bent(along: axis))
  }

  func size(for proposal: ProposedViewSize, asking children: some LayoutChildren) -> CGSize {
    CGSize(
      width: length(along: .horizontal, for: proposal, asking: children),
      height: length(along: .vertical, for: proposal, asking: children)
    )
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) {}

  func guides(_ children: some LayoutChildren) -> GuideMask { [] }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? { nil }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  /// R-LAY-10: 0, whatever is inside has; the rule of an author's layout leaves it at that.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

extension LayoutRule {
  /// The facts that the rule states whatever is inside.
  var habits: RuleHabits {
    var habits: RuleHabits = []
    if Self.isLeaf { habits.insert(.isLeaf) }
    if isIsland { habits.insert(.isIsland) }
    if Self.beginsCoordinates { habits.insert(.beginsCoordinates) }
    if Self.wrapsOneView { habits.insert(.wrapsOneView) }
    if Self.isDirectional { habits.insert(.isDirectional) }
    if isSteady(along: .horizontal) { habits.insert(.isSteady(along: .horizontal)) }
    if isSteady(along: .vertical) { habits.insert(.isSteady(along: .vertical)) }
    return habits
  }
}

/// The findings of a rule on its children, or whatever it keeps for its node.
class RuleMemory {
  /// How long a memory lasts.
  enum Lifetime {
    /// Until anything in the node changes.
    case answers
    /// As long as the node has its rule, its children and what modifiers say of these.
    case structure
    /// As long as the node; whoever watches the negotiation sees it.
    case node
  }

  class var lifetime: Lifetime { .answers }

  /// Called when something in the node has changed, of a memory that stays.
  func didChange() {}
}
