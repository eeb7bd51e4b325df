import Foundation

/// A node of the layout stage: answers a proposal with a size, then places its children.
///
/// The object is the node's lifetime, and has what layout does not read: the notes that modifiers hang
/// on it, and its direction. Everything that is asked and placed lies in its record. What reports and
/// pictures show of it stands above this stage, and is found by the rule's type.
class LayoutNode {
  let session: LayoutSession
  let pointer: NodePointer

  /// The notes that modifiers without a layout of their own hung on the node, innermost first.
  final var attachments: [Attachment] = []
  /// Whether the node's children run from the right.
  final var isRightToLeft = false {
    didSet { if habits.contains(.isDirectional), isRightToLeft != oldValue { reconsider() } }
  }

  init(_ rule: some LayoutRule, session: LayoutSession) {
    self.session = session
    pointer = NodePointer(rule, in: session)
    pointer.record.pointee.node = self
  }

  deinit { for attachment in attachments { attachment.detach() } }

  // MARK: What the node that knows the rule's type says of it

  /// The rule, for those who look for what they know of it by its type.
  var ruleValue: any LayoutRule { preconditionFailure("a node holds a rule") }

  /// The answer to a whole proposal, under the eyes of a watcher.
  func watchedSize(for proposal: ProposedViewSize, by watcher: LayoutWatcher) -> CGSize { .zero }

  /// Tells a watcher where the children go.
  func watchPlacement(
    in size: CGSize,
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) {}

  /// The guide's explicit value in points, under the eyes of a watcher; `nil` where the default stands.
  func watchedGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) -> CGFloat? { nil }

  /// The children that reports list and identifiers find.
  var shownChildren: [LayoutNode] { children }

  /// Whether a child is shown where the node is.
  func shows(_ child: LayoutNode) -> Bool { true }
}

// MARK: - The node's surroundings

extension LayoutNode {
  /// The node around this one.
  final var parent: LayoutNode? { pointer.record.pointee.parent?.node }

  /// The children, in order.
  final var children: [LayoutNode] { pointer.children.map(\.node) }

  /// The one view that facts of the element are seen through to; `nil` for a container.
  final var wrappedChild: LayoutNode? {
    habits.contains(.wrapsOneView) ? pointer.children.first?.node : nil
  }

  /// Gives the node other children.
  final func adopt(_ children: some Collection<LayoutNode>) {
    guard !isAround(children) else { return }
    pointer.setChildren(children)
    for child in children { child.pointer.record.pointee.parent = pointer }
    if habits.contains(.isIsland) { needsPlacement = true } else { invalidate() }
  }

  /// Gives the node children to ask that stay another's: it is not told when one changes.
  final func borrow(_ children: some Collection<LayoutNode>) {
    guard !isAround(children) else { return }
    pointer.setChildren(children)
    invalidate()
  }

  private func isAround(_ children: some Collection<LayoutNode>) -> Bool {
    pointer.children.count == children.count
      && zip(pointer.children, children).allSatisfy { $0 == $1.pointer }
  }

  /// Hangs a note outside of those that the node has.
  final func append(_ attachment: Attachment) {
    attachments.append(attachment)
    noteStatedPriority()
    invalidate()
  }

  /// Tells the record the priority that modifiers say, the outermost one's.
  final func noteStatedPriority() {
    for attachment in attachments.reversed() {
      guard let priority = attachment as? PriorityAttachment else { continue }
      pointer.record.pointee.hasStatedPriority = true
      pointer.record.pointee.statedPriority = priority.value
      return
    }
  }
}

// MARK: - What is in the record

extension LayoutNode {
  /// The facts that the rule states whatever is inside.
  final var habits: RuleHabits { pointer.record.pointee.habits }

  /// The size that the node was placed with, in points.
  final var size: CGSize { pointer.record.pointee.size }

  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  final var origin: CGPoint { pointer.record.pointee.origin }

  /// The proposal that the node was placed with.
  final var placedProposal: ProposedViewSize { pointer.record.pointee.placed.proposal }

  /// The findings of the rule on its children, or whatever it keeps for the node.
  final var ruleMemory: RuleMemory? { pointer.record.pointee.ruleMemory }

  /// Whether what is inside has to be placed again.
  final var needsPlacement: Bool {
    get { pointer.record.pointee.state.contains(.unplaced) }
    set {
      if newValue {
        pointer.record.pointee.state.insert(.unplaced)
      } else {
        pointer.record.pointee.state.remove(.unplaced)
      }
    }
  }

  /// Whether nothing in the node has changed since it was placed.
  final var isPlaced: Bool {
    pointer.record.pointee.state.isDisjoint(with: [.unplaced, .unplacedInside])
  }

  final var isCoupled: Bool { pointer.isCoupled }
  final var guides: GuideMask { pointer.guides }
  final var priority: Double { pointer.priority }
  final var hasStandardSpacing: Bool { pointer.hasStandardSpacing }
  final var preferredSpacing: ViewSpacing { pointer.preferredSpacing }

  final func measure(_ proposal: ProposedViewSize) -> CGSize { pointer.measure(proposal) }

  final func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { pointer.statedGuide(key, size: size, proposal: proposal) }

  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    pointer.place(at: origin, proposal: proposal)
  }

  final func placeContent() { pointer.placeContent() }

  final func invalidate() { pointer.invalidate() }

  final func reconsider() { pointer.reconsider() }
}
