import Foundation

/// A node of the layout tree, which measures itself for a proposal and then places its children.
///
/// The object controls the node's lifetime and stores the data that layout rarely reads:
/// attachments and the layout direction. All data that measuring and placing read is in its record.
/// Reports and pictures use this type, and distinguish nodes by the type of their layout rule.
final class LayoutNode {
  let session: LayoutSession
  let pointer: NodePointer

  /// The attachments of modifiers without a layout node, innermost first.
  @exclusivity(unchecked) var attachments = ShortList<Attachment>()
  /// Whether the node's layout direction is right to left.
  var isRightToLeft = false {
    didSet {
      if ruleFlags.contains(.isDirectional), isRightToLeft != oldValue { markNeedsMeasure() }
    }
  }

  init<Rule: LayoutRule>(_ rule: Rule, session: LayoutSession) {
    self.session = session
    pointer = NodePointer(rule, in: session)
    pointer.record.pointee.node = self
    if Rule.isObserver { rule.startObserving(self) }
  }

  deinit {
    for attachment in attachments { attachment.detach() }
    pointer.record.pointee.rule.destroy(pointer)
  }
}

// MARK: - The node's surroundings

extension LayoutNode {
  /// The parent node; `nil` for the root.
  var parent: LayoutNode? { pointer.record.pointee.parent?.node }

  /// The children, in order.
  var children: [LayoutNode] { pointer.children.map(\.node) }

  /// The layout rule as an existential, for casts to its concrete type.
  var ruleValue: any LayoutRule { pointer.record.pointee.rule.value(of: pointer) }

  /// The children that reports list and identifiers refer to.
  var shownChildren: [LayoutNode] { pointer.record.pointee.rule.shownChildren(of: self) }

  /// Returns whether a child is visible, provided that the node is.
  func shows(_ child: LayoutNode) -> Bool { pointer.record.pointee.rule.shows(child, in: self) }

  /// The wrapped view, whose layout values the node passes on; `nil` for a container.
  var wrappedChild: LayoutNode? { pointer.wrappedChild?.node }

  /// Replaces the children, and becomes their parent.
  func adopt(_ children: some Collection<LayoutNode>) {
    guard !hasChildren(children) else { return }
    pointer.setChildren(children)
    for child in children { child.pointer.record.pointee.parent = pointer }
    if ruleFlags.contains(.isRelayoutBoundary) {
      needsPlacement = true
    } else {
      markNeedsStructure()
    }
  }

  /// Replaces the children with nodes that keep another parent, so that their changes do not
  /// invalidate this node.
  func borrow(_ children: some Collection<LayoutNode>) {
    guard !hasChildren(children) else { return }
    pointer.setChildren(children)
    markNeedsStructure()
  }

  private func hasChildren(_ children: some Collection<LayoutNode>) -> Bool {
    pointer.children.count == children.count
      && zip(pointer.children, children).allSatisfy { $0 == $1.pointer }
  }

  /// Appends an attachment as the outermost one.
  func append(_ attachment: Attachment) {
    attachments.append(attachment)
    pointer.record.pointee.hasAttachments = true
    markNeedsStructure()
  }
}

// MARK: - The node's record

extension LayoutNode {
  /// The flags of the layout rule, which do not depend on the children.
  var ruleFlags: RuleFlags { pointer.record.pointee.ruleFlags }

  /// The size that the node was placed with, in points.
  var size: CGSize { pointer.record.pointee.size }

  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  var origin: CGPoint { pointer.record.pointee.origin }

  /// The proposal that the node was placed with.
  var placedProposal: ProposedViewSize { pointer.record.pointee.placed.proposal }

  /// The layout rule's cache for the node.
  var ruleCache: RuleCache? { pointer.record.pointee.ruleCache }

  /// Whether the children need placement.
  var needsPlacement: Bool {
    get { pointer.record.pointee.state.contains(.needsPlacement) }
    set {
      if newValue {
        pointer.record.pointee.state.insert(.needsPlacement)
      } else {
        pointer.record.pointee.state.remove(.needsPlacement)
      }
    }
  }

  /// Whether neither the node nor a descendant needs placement.
  var isPlaced: Bool {
    pointer.record.pointee.state.isDisjoint(with: [.needsPlacement, .descendantNeedsPlacement])
  }

  var priority: Double { pointer.priority }
  var preferredSpacing: ViewSpacing { pointer.preferredSpacing }

  func measure(_ proposal: ProposedViewSize) -> CGSize { pointer.measure(proposal) }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { pointer.explicitGuide(key, size: size, proposal: proposal) }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    pointer.place(at: origin, proposal: proposal)
  }

  func placeContent() { pointer.placeContent() }

  func markNeedsStructure() { pointer.markNeedsStructure() }

  func markNeedsMeasure() { pointer.markNeedsMeasure() }
}

/// A reference to a node with a statically known type of layout rule.
///
/// Only this type replaces rules, and compares a new rule with the previous one.
struct RuleNode<Rule: LayoutRule> {
  let node: LayoutNode

  init(_ rule: Rule, session: LayoutSession) {
    node = LayoutNode(rule, session: session)
  }

  /// Makes a reference to a node; `nil` if the node's layout rule has another type.
  init?(_ node: LayoutNode) {
    guard node.pointer.record.pointee.rule == Rule.self else { return nil }
    self.node = node
  }

  /// The address of the layout rule in the node's memory.
  private var place: UnsafeMutablePointer<Rule> { node.pointer.rule(as: Rule.self) }

  var rule: Rule { place.pointee }

  func set(_ rule: Rule) {
    let isAlike = place.pointee == rule
    if Rule.isObserver { place.pointee.stopObserving(node) }
    // Equal rules may differ in data that layout does not read, such as a color.
    place.pointee = rule
    if Rule.isObserver { rule.startObserving(node) }
    guard !isAlike else { return }
    node.pointer.record.pointee.ruleFlags = rule.ruleFlags
    node.markNeedsMeasure()
  }
}
