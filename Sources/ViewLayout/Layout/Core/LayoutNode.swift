import Foundation

/// A node of the layout stage: answers a proposal with a size, then places its children.
///
/// A node is memory, children and a place; its rule is a value that `RuleNode` holds. How it is asked
/// and placed, and what is remembered of both, is in the extensions beside this file. What reports and
/// pictures show of it stands above this stage, and is found by the rule's type.
class LayoutNode {
  let session: LayoutSession

  // What parents ask again and again is worked out once for the node's children. It stands first,
  // beside what else every question needs: most of a question's cost is fetching the node.
  final var hasTraits = false
  /// Whether `width` and `height` are known.
  final var hasAnswers = false
  /// The facts that the rule states whatever is inside.
  final var habits = RuleHabits()
  final var needsPlacement = true
  /// Whether only something inside may have changed since the node was asked.
  final var isDoubtful = false
  /// Whether the node answers otherwise than when what is around it was asked.
  final var isNews = true
  /// Whether something inside has to be placed again, where the node itself need not.
  final var mustPlaceInside = false
  final var knownTraits = NodeTraits()
  /// What the node answers along each axis, where it is not coupled; read through `answer(along:)`.
  final var width = Answer()
  final var height = Answer()

  /// The size that the node was placed with, in points.
  final var size = CGSize.zero
  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  final var origin = CGPoint.zero
  /// The proposal that the node was placed with.
  final var placedProposal = ProposedViewSize.unspecified
  /// The children, for asking them.
  private(set) var asked: [UnretainedNode] = []
  /// What the node answers to whole proposals where it is coupled, and along one axis to what the
  /// record does not tell.
  final var sizes = SizeMemory()
  /// The node around this one.
  ///
  /// A weak reference would make every retain of a container slow; whoever gives a child up says
  /// so instead, and so does a container that goes.
  unowned(unsafe) private(set) var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []
  /// The notes that modifiers without a layout of their own hung on the node, innermost first.
  final var attachments: [Attachment] = []
  /// The findings of the rule on its children, or whatever it keeps for the node.
  final var ruleMemory: RuleMemory?
  /// Whether the node's children run from the right.
  final var isRightToLeft = false {
    didSet { if habits.isDirectional, isRightToLeft != oldValue { reconsider() } }
  }

  init(session: LayoutSession) { self.session = session }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    for attachment in attachments { attachment.detach() }
  }

  // MARK: What the node that holds the rule says of it

  /// The rule, for those who look for what they know of it by its type.
  var ruleValue: any LayoutRule { preconditionFailure("a node holds a rule") }

  /// The traits of the node, as the rule makes them of the children that there are.
  func findTraits() -> NodeTraits { preconditionFailure("a node holds a rule") }

  /// The answer along one axis, from the proposal along that axis alone unless the node is
  /// coupled.
  func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    preconditionFailure("a node holds a rule")
  }

  /// What the rule answers along one axis, of a node whose axes do not depend on each other.
  func findAnswer(along axis: Axis) -> Answer { preconditionFailure("a node holds a rule") }

  /// The answer to a whole proposal.
  func computeSize(for proposal: ProposedViewSize) -> CGSize {
    preconditionFailure("a node holds a rule")
  }

  /// Places the children in the node's own coordinates, leading to trailing.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// The guide's explicit value in points; `nil` where the default stands.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  // MARK: The same, under the eyes of a watcher

  /// The answer to a whole proposal.
  func watchedSize(for proposal: ProposedViewSize, by watcher: LayoutWatcher) -> CGSize { .zero }

  /// Tells a watcher where the children go.
  func watchPlacement(
    in size: CGSize,
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) {}

  /// The guide's explicit value in points; `nil` where the default stands.
  func watchedGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) -> CGFloat? { nil }

  // MARK: What is shown

  /// The children that reports list and identifiers find.
  var shownChildren: [LayoutNode] { children }

  /// Whether a child is shown where the node is.
  func shows(_ child: LayoutNode) -> Bool { true }
}

extension LayoutNode {
  /// Whether nothing in the node has changed since it was placed.
  final var isPlaced: Bool { !needsPlacement && !mustPlaceInside }

  /// The one view that facts of the element are seen through to; `nil` for a container.
  final var wrappedChild: LayoutNode? { habits.wrapsOneView ? children.first : nil }

  /// Gives the node other children.
  final func adopt(_ children: [LayoutNode]) {
    guard !self.children.elementsEqual(children, by: ===) else { return }
    for child in self.children where child.parent === self { child.parent = nil }
    self.children = children
    asked = children.map(UnretainedNode.init)
    for child in children { child.parent = self }
    if habits.isIsland { needsPlacement = true } else { invalidate() }
  }

  /// Gives the node children to ask that stay another's: it is not told when one changes.
  final func borrow(_ children: some Collection<LayoutNode>) {
    guard !self.children.elementsEqual(children, by: ===) else { return }
    self.children = Array(children)
    asked = children.map(UnretainedNode.init)
    invalidate()
  }
}
