import Foundation

/// A node of the layout stage: answers a proposal with a size, then places its children.
///
/// A subclass is one layout rule. It overrides `computeLength` where its axes do not depend on
/// each other, `computeSize` where they do or where both together are cheaper, and
/// `placeChildren`. Everything here is about remembering: what was answered, and where the node
/// was placed.
class LayoutNode {
  let session: LayoutSession

  // What parents ask again and again is worked out once for the node's children. It stands first,
  // beside what else every question needs: most of a question's cost is fetching the node.
  private var hasTraits = false
  private var knownCoupling = false
  private var needsPlacement = true
  private var knownGuides: GuideMask = []
  private var knownPriority = 0.0
  private var knownSpacing = ViewSpacing.standard

  /// The children, for asking them.
  private(set) var asked: [UnretainedNode] = []
  private var widths = AxisMemory()
  private var heights = AxisMemory()
  private var sizes = SizeMemory()
  /// The axes along which the node is known to be steady.
  private var steadyAxes: Axis.Set = []

  /// The size that the node was placed with, in points.
  private(set) var size = CGSize.zero
  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  private(set) var origin = CGPoint.zero
  /// The proposal that the node was placed with.
  private(set) var placedProposal = ProposedViewSize.unspecified
  /// The node around this one.
  ///
  /// A weak reference would make every retain of a container slow; whoever gives a child up says
  /// so instead, and so does a container that goes.
  unowned(unsafe) private(set) var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []
  /// What modifiers without a layout of their own hung on the node, innermost first.
  var attachments: [Attachment] = []
  /// Whether the node's children run from the right.
  var isRightToLeft = false

  required init(session: LayoutSession) {
    self.session = session
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    for attachment in attachments { attachment.detach() }
  }

  /// Whether nothing in the node has changed since it was placed.
  final var isPlaced: Bool { !needsPlacement }

  // MARK: What a rule overrides

  /// The name that reports use; `nil` for a node that they do not list.
  var name: String? { nil }

  /// What a text says, or an image's name.
  var label: String? { nil }

  /// The lines that a text shows.
  var textLines: [String]? { nil }

  /// Whether this rule itself makes one axis depend on the other.
  var couplesAxes: Bool { false }

  /// The guides that the node may have explicit values of.
  var ownGuides: GuideMask { children.count == 1 ? children[0].guides : [] }

  /// Whether changes inside end here: the node's own size depends on nothing inside.
  var isIsland: Bool { false }

  /// Whether what is inside is placed in coordinates that the node's own origin counts in.
  var placesFromOrigin: Bool { false }

  /// Whether an answer along one axis is worth remembering; a leaf's costs less to compute.
  var remembersLengths: Bool { true }

  /// Whether the rule makes what is proposed along an axis mean nothing to anything inside.
  func isSteadyItself(along axis: Axis) -> Bool { false }

  /// The children that the node's own size depends on.
  var childrenThatSize: ArraySlice<UnretainedNode> { asked[...] }

  /// The answer along one axis, from the proposal along that axis alone unless the node is
  /// coupled.
  func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    preconditionFailure("\(type(of: self)) answers whole proposals")
  }

  /// The answer to a whole proposal.
  func computeSize(for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: computeLength(along: .horizontal, for: proposal),
      height: computeLength(along: .vertical, for: proposal)
    )
  }

  /// Places the children in the node's own coordinates, leading to trailing.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// The guide's explicit value in points; `nil` where the default stands.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// The distances that the node prefers to its neighbours.
  func computeSpacing() -> ViewSpacing { .standard }

  /// The priority with which a stack serves the node, before a `layoutPriority` around it.
  func computePriority() -> Double { 0 }

  /// Why the node answers a proposal with a size: the rule, with the numbers.
  func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-PROP-1", "it chooses \(LengthText.text(answer)) itself")
  }

  /// Why a child is where it is in the node, once both are placed.
  func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "\(spokenName) puts it at its top leading corner")
  }

  /// Forgets what the rule itself remembers of its children.
  func didInvalidate() {}
}

// MARK: - Asking

extension LayoutNode {
  /// The answer to a proposal, remembered.
  final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let recorder = session.recorder {
      return recorder.answer(of: self, to: proposal)
    }
    if isCoupled {
      if let size = sizes.size(for: proposal) { return size }
      session.didCompute()
      let size = computeSize(for: proposal)
      if !session.forgetsAnswers { sizes.remember(size, for: proposal) }
      return size
    }
    return CGSize(
      width: measure(.horizontal, for: proposal),
      height: measure(.vertical, for: proposal)
    )
  }

  /// The answer along one axis, remembered.
  final func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if isCoupled || session.recorder != nil { return measure(proposal)[axis] }
    if !remembersLengths {
      session.didCompute()
      return computeLength(along: axis, for: proposal)
    }
    return axis == .horizontal ? measureWidth(for: proposal) : measureHeight(for: proposal)
  }

  private func measureWidth(for proposal: ProposedViewSize) -> CGFloat {
    if let width = widths.length(for: proposal.width) { return width }
    session.didCompute()
    let width = computeLength(along: .horizontal, for: proposal)
    if !session.forgetsAnswers { widths.remember(width, for: proposal.width) }
    return width
  }

  private func measureHeight(for proposal: ProposedViewSize) -> CGFloat {
    if let height = heights.length(for: proposal.height) { return height }
    session.didCompute()
    let height = computeLength(along: .vertical, for: proposal)
    if !session.forgetsAnswers { heights.remember(height, for: proposal.height) }
    return height
  }

  /// The node's size and guides for a proposal.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: measure(proposal), proposal: proposal)
  }

  /// R-ALIGN-1: the guide's value, explicit or default, in points.
  final func guide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    if !guides.isDisjoint(with: key.mask),
      let explicit = explicitGuide(key, size: size, proposal: proposal)
    {
      return explicit
    }
    return key.defaultValue(width: size.width, height: size.height) {
      ViewDimensions(node: self, size: size, proposal: proposal)
    }
  }

  /// Whether the answer on one axis may depend on the proposal on the other.
  final var isCoupled: Bool {
    findTraits()
    return knownCoupling
  }

  /// The guides that the node may have explicit values of.
  final var guides: GuideMask {
    findTraits()
    return knownGuides
  }

  /// The priority with which a stack serves the node.
  final var priority: Double {
    findTraits()
    return knownPriority
  }

  /// The distances that the node prefers to its neighbours.
  final var preferredSpacing: ViewSpacing {
    findTraits()
    return knownSpacing
  }

  private func findTraits() {
    if !hasTraits { workOutTraits() }
  }

  private func workOutTraits() {
    hasTraits = true
    knownCoupling =
      session.keepsAxesTogether || couplesAxes || childrenThatSize.contains { $0.isCoupled }
    knownGuides = ownGuides
    knownSpacing = computeSpacing()
    knownPriority = attachedPriority ?? computePriority()
  }

  private var attachedPriority: Double? {
    for attachment in attachments.reversed() {
      if let priority = attachment as? PriorityAttachment { return priority.value }
    }
    return nil
  }
}

// MARK: - Placing

extension LayoutNode {
  /// Puts the node's top leading corner at a point of its parent's leading-to-trailing
  /// coordinates, and places what is inside unless it already is.
  ///
  /// A coordinate that is not a number counts as 0: the middle of one infinite length in another.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let isKnown = !needsPlacement && proposal == placedProposal && session.recorder == nil
    place(at: origin, proposal: proposal, size: isKnown ? size : measure(proposal))
  }

  /// The same, for a parent that knows the node's answer to the proposal.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    let origin = CGPoint(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y)
    let isMoved = placesFromOrigin && origin != self.origin
    self.origin = origin
    if let recorder = session.recorder {
      recorder.place(self, size: size, proposal: proposal)
      return
    }
    let mustPlace = needsPlacement || isMoved || size != self.size || session.forgetsAnswers
    let isAlike = !mustPlace && isPlacedAlike(for: proposal)
    placedProposal = proposal
    guard !isAlike else { return }
    self.size = size
    needsPlacement = false
    placeChildren(in: size, proposal: proposal)
  }

  /// Whether another proposal than the one that the node was placed with changes nothing inside.
  private func isPlacedAlike(for proposal: ProposedViewSize) -> Bool {
    (proposal.width == placedProposal.width || isSteady(along: .horizontal))
      && (proposal.height == placedProposal.height || isSteady(along: .vertical))
  }

  /// Whether the node and everything inside answer every length along an axis alike.
  ///
  /// Found out once, as long as nothing inside changes: otherwise a leaf's change would look at
  /// all of its neighbours' leaves.
  private func isSteady(along axis: Axis) -> Bool {
    if steadyAxes.contains(axis.set) { return true }
    guard isSteadyItself(along: axis) || (isRigid(along: axis) && childrenAreSteady(axis)) else {
      return false
    }
    steadyAxes.insert(axis.set)
    return true
  }

  private func isRigid(along axis: Axis) -> Bool {
    !isCoupled && (axis == .horizontal ? widths.isRigid : heights.isRigid)
  }

  private func childrenAreSteady(_ axis: Axis) -> Bool {
    children.allSatisfy { $0.isSteady(along: axis) }
  }

  /// Places what is inside an island again, if something in there has changed.
  final func placeContent() {
    guard needsPlacement else { return }
    needsPlacement = false
    placeChildren(in: size, proposal: placedProposal)
  }
}

// MARK: - Changing

extension LayoutNode {
  /// Gives the node other children.
  final func adopt(_ children: [LayoutNode]) {
    guard !self.children.elementsEqual(children, by: ===) else { return }
    for child in self.children where child.parent === self { child.parent = nil }
    self.children = children
    asked = children.map(UnretainedNode.init)
    for child in children { child.parent = self }
    if isIsland { needsPlacement = true } else { invalidate() }
  }

  /// Forgets what the node and its ancestors answered: a change touches nothing else.
  final func invalidate() {
    var node: LayoutNode? = self
    while let current = node {
      if current.isIsland, current !== self {
        // What is inside has no say in the answers, only in what is placed.
        current.needsPlacement = true
        return
      }
      current.widths.forget()
      current.heights.forget()
      current.sizes.forget()
      current.hasTraits = false
      current.steadyAxes = []
      current.needsPlacement = true
      current.didInvalidate()
      node = current.parent
    }
  }

  /// Called when a parameter of the rule was set: forgets answers if it is another one now.
  final func didSet<Parameter: Equatable>(_ old: Parameter, _ new: Parameter) {
    if old != new { invalidate() }
  }
}
