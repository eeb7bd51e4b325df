import Foundation

/// A node of the layout stage: answers a proposal with a size, then places its children.
///
/// A subclass is one layout rule. It overrides `computeLength` where its axes do not depend on
/// each other, `computeSize` where they do or where both together are cheaper, and
/// `placeChildren`. How it is asked and placed, and what is remembered of both, is in the
/// extensions beside this file.
class LayoutNode {
  let session: LayoutSession

  // What parents ask again and again is worked out once for the node's children. It stands first,
  // beside what else every question needs: most of a question's cost is fetching the node.
  final var hasTraits = false
  final var knownCoupling = false
  final var knownOriginDependence = false
  final var needsPlacement = true
  final var knownGuides: GuideMask = []
  final var knownPriority = 0.0
  final var knownSpacing = ViewSpacing.standard

  /// The children, for asking them.
  private(set) var asked: [UnretainedNode] = []
  final var widths = AxisMemory()
  final var heights = AxisMemory()
  final var sizes = SizeMemory()
  /// The axes along which the node is known to be steady.
  final var steadyAxes: Axis.Set = []

  /// The size that the node was placed with, in points.
  final var size = CGSize.zero
  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  final var origin = CGPoint.zero
  /// The proposal that the node was placed with.
  final var placedProposal = ProposedViewSize.unspecified
  /// The node around this one.
  ///
  /// A weak reference would make every retain of a container slow; whoever gives a child up says
  /// so instead, and so does a container that goes.
  unowned(unsafe) private(set) var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []
  /// What modifiers without a layout of their own hung on the node, innermost first.
  var attachments: [Attachment] = []
  /// What the rule found out of its children and keeps until something in the node changes.
  final var ruleMemory: RuleMemory?
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

  /// The rule, for those who look for what they know of it by its type.
  var ruleValue: Any { self }

  /// The one view that facts of the element are seen through to; `nil` for a container.
  var wrappedChild: LayoutNode? { nil }

  /// Whether the rule, or something inside, makes one axis depend on the other.
  var findsCoupling: Bool { couplesAxes || childrenThatSize.contains { $0.isCoupled } }

  // MARK: What a rule overrides

  /// The name of the rule's view; `nil` for a node that reports never list.
  var name: String? { nil }

  /// What a text says, or an image's name.
  var label: String? { nil }

  /// The lines that a text shows.
  var textLines: [String]? { nil }

  /// What a picture draws of the node itself.
  var drawing: DrawingContent { .outline }

  /// Whether a picture draws the last child first, behind the others.
  var isDrawnBackwards: Bool { false }

  /// Whether a picture shows what is inside only where it lies in the frame.
  var clipsDrawing: Bool { false }

  /// Whether this rule itself makes one axis depend on the other.
  var couplesAxes: Bool { false }

  /// The guides that the node may have explicit values of.
  var ownGuides: GuideMask { children.count == 1 ? children[0].guides : [] }

  /// Whether changes inside end here: the node's own size depends on nothing inside.
  var isIsland: Bool { false }

  /// Whether the rule places what is inside by where the node itself is.
  var placesFromOrigin: Bool { false }

  /// Whether the coordinates that layouts inside are told begin in the node: what moves inside, as
  /// scrolled content does, has not moved to them.
  var beginsCoordinates: Bool { false }

  /// Whether an answer along one axis is worth remembering; a leaf's costs less to compute.
  var remembersLengths: Bool { true }

  /// Whether the rule makes what is proposed along an axis mean nothing to anything inside.
  func isSteadyItself(along axis: Axis) -> Bool { false }

  /// What the node keeps free around a child that may reach there, in points (R-SAFE).
  func safeAreaInsets(around child: LayoutNode) -> EdgeInsets { EdgeInsets() }

  /// The axes along which no safe area around the node is one for what is inside.
  var safeAreaEnds: Axis.Set { [] }

  /// The children that reports list and identifiers find.
  var shownChildren: [LayoutNode] { children }

  /// Whether a child is shown where the node is.
  func shows(_ child: LayoutNode) -> Bool { true }

  /// The children that the node's own size depends on.
  var childrenThatSize: ArraySlice<UnretainedNode> { asked[...] }

  /// The answer along one axis, from the proposal along that axis alone unless the node is
  /// coupled.
  func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    preconditionFailure("\(type(of: self)) answers whole proposals")
  }

  /// The answers to 0 and to infinity along one axis, of a node whose axes do not depend on each
  /// other; `nil` for a rule that has no shorter way than to answer one after the other.
  func computeRange(along axis: Axis) -> LengthRange? { nil }

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

  /// Gives the node children to ask that stay another's: it is not told when one changes.
  final func borrow(_ children: some Collection<LayoutNode>) {
    guard !self.children.elementsEqual(children, by: ===) else { return }
    self.children = Array(children)
    asked = children.map(UnretainedNode.init)
    invalidate()
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
      current.forgetMemory()
      current.didInvalidate()
      node = current.parent
    }
  }

  private func forgetMemory() {
    guard let memory = ruleMemory else { return }
    if type(of: memory).outlivesChanges { memory.didChange() } else { ruleMemory = nil }
  }

  /// Called when a parameter of the rule was set: forgets answers if it is another one now.
  final func didSet<Parameter: Equatable>(_ old: Parameter, _ new: Parameter) {
    if old != new { invalidate() }
  }
}
