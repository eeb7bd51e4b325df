import Foundation

/// A node of the layout stage: answers a proposal with a size, then places its children.
///
/// The object is the node's lifetime, and has what layout does not read: the notes that modifiers hang
/// on it, and its direction. Everything that is asked and placed lies in its record. What reports and
/// pictures show of it stands above this stage, and is found by the rule's type.
final class LayoutNode {
  let session: LayoutSession
  let pointer: NodePointer

  /// The notes that modifiers without a layout of their own hung on the node, innermost first.
  var attachments: [Attachment] = []
  /// Whether the node's children run from the right.
  var isRightToLeft = false {
    didSet { if habits.contains(.isDirectional), isRightToLeft != oldValue { reconsider() } }
  }

  init<Rule: LayoutRule>(_ rule: Rule, session: LayoutSession) {
    self.session = session
    pointer = NodePointer(rule, in: session)
    pointer.record.pointee.node = self
    if Rule.isFollower { rule.enter(self) }
  }

  deinit {
    for attachment in attachments { attachment.detach() }
    pointer.record.pointee.rule.giveUp(pointer)
  }
}

// MARK: - The node's surroundings

extension LayoutNode {
  /// The node around this one.
  var parent: LayoutNode? { pointer.record.pointee.parent?.node }

  /// The children, in order.
  var children: [LayoutNode] { pointer.children.map(\.node) }

  /// The rule, for those who look for what they know of it by its type.
  var ruleValue: any LayoutRule { pointer.record.pointee.rule.value(of: pointer) }

  /// The children that reports list and identifiers find.
  var shownChildren: [LayoutNode] { pointer.record.pointee.rule.shownChildren(of: self) }

  /// Whether a child is shown where the node is.
  func shows(_ child: LayoutNode) -> Bool { pointer.record.pointee.rule.shows(child, in: self) }

  /// The one view that facts of the element are seen through to; `nil` for a container.
  var wrappedChild: LayoutNode? { pointer.wrappedChild?.node }

  /// Gives the node other children.
  func adopt(_ children: some Collection<LayoutNode>) {
    guard !isAround(children) else { return }
    pointer.setChildren(children)
    for child in children { child.pointer.record.pointee.parent = pointer }
    if habits.contains(.isIsland) { needsPlacement = true } else { invalidate() }
  }

  /// Gives the node children to ask that stay another's: it is not told when one changes.
  func borrow(_ children: some Collection<LayoutNode>) {
    guard !isAround(children) else { return }
    pointer.setChildren(children)
    invalidate()
  }

  private func isAround(_ children: some Collection<LayoutNode>) -> Bool {
    pointer.children.count == children.count
      && zip(pointer.children, children).allSatisfy { $0 == $1.pointer }
  }

  /// Hangs a note outside of those that the node has.
  func append(_ attachment: Attachment) {
    attachments.append(attachment)
    pointer.record.pointee.hasAttachments = true
    invalidate()
  }
}

// MARK: - What is in the record

extension LayoutNode {
  /// The facts that the rule states whatever is inside.
  var habits: RuleHabits { pointer.record.pointee.habits }

  /// The size that the node was placed with, in points.
  var size: CGSize { pointer.record.pointee.size }

  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  var origin: CGPoint { pointer.record.pointee.origin }

  /// The proposal that the node was placed with.
  var placedProposal: ProposedViewSize { pointer.record.pointee.placed.proposal }

  /// The findings of the rule on its children, or whatever it keeps for the node.
  var ruleMemory: RuleMemory? { pointer.record.pointee.ruleMemory }

  /// Whether what is inside has to be placed again.
  var needsPlacement: Bool {
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
  var isPlaced: Bool {
    pointer.record.pointee.state.isDisjoint(with: [.unplaced, .unplacedInside])
  }

  var priority: Double { pointer.priority }
  var preferredSpacing: ViewSpacing { pointer.preferredSpacing }

  func measure(_ proposal: ProposedViewSize) -> CGSize { pointer.measure(proposal) }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { pointer.statedGuide(key, size: size, proposal: proposal) }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    pointer.place(at: origin, proposal: proposal)
  }

  func placeContent() { pointer.placeContent() }

  func invalidate() { pointer.invalidate() }

  func reconsider() { pointer.reconsider() }
}

/// A node as whoever knows its rule sees it: one who made it, or who has looked.
///
/// A rule that is set anew is compared with the one before in one place: here.
struct RuleNode<Rule: LayoutRule> {
  let node: LayoutNode

  init(_ rule: Rule, session: LayoutSession) {
    node = LayoutNode(rule, session: session)
  }

  /// The node of any rule, if it is one of this rule.
  init?(_ node: LayoutNode) {
    guard node.pointer.record.pointee.rule == Rule.self else { return nil }
    self.node = node
  }

  /// The rule, where it lies.
  private var place: UnsafeMutablePointer<Rule> { node.pointer.rule(as: Rule.self) }

  var rule: Rule { place.pointee }

  func set(_ rule: Rule) {
    let isAlike = place.pointee == rule
    if Rule.isFollower { place.pointee.leave(node) }
    // What layout does not see of a rule, such as a colour, may be new all the same.
    place.pointee = rule
    if Rule.isFollower { rule.enter(node) }
    guard !isAlike else { return }
    node.pointer.record.pointee.habits = rule.habits
    node.reconsider()
  }
}
