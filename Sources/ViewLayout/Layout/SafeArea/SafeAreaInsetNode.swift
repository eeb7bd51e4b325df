import Foundation

/// `safeAreaInset`: a content at one edge, and the primary in what is left, which may reach under it
/// (R-SAFE-1).
final class SafeAreaInsetNode: UnaryNode {
  var edge = Edge.bottom { didSet { didSet(oldValue, edge) } }
  /// The guide across, on which the content meets the edge of both.
  var alignment = HorizontalAlignment.center.key { didSet { didSet(oldValue, alignment) } }
  /// The gap in points; `nil` for what both prefer.
  var spacing: CGFloat? { didSet { didSet(oldValue, spacing) } }
  /// What the content and the gap took in the last placement, in points.
  private var taken: CGFloat = 0

  override var name: String? { "safeAreaInset" }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isAtStart: Bool { edge == .start(of: axis) }

  /// The view at the edge; `nil` where it is nothing.
  private var content: LayoutNode? { asked.count > 1 ? asked[1].node : nil }

  override var ownGuides: GuideMask { child.guides }

  private func gap(to content: LayoutNode) -> CGFloat {
    if let spacing { return spacing }
    let (first, second) = isAtStart ? (content, child) : (child, content)
    return first.preferredSpacing.distance(to: second.preferredSpacing, along: axis)
  }

  /// The primary keeps its least length, and the content is proposed the rest.
  private func contentProposal(
    for proposal: ProposedViewSize,
    of content: LayoutNode
  ) -> ProposedViewSize {
    guard let length = proposal[axis], length.isFinite else { return proposal }
    var (least, rest) = (proposal, proposal)
    least[axis] = 0
    rest[axis] = max(0, max(0, length - gap(to: content)) - child.measure(axis, for: least))
    return rest
  }

  /// What the content and the gap take of the proposal, in points.
  private func lengthTaken(of proposal: ProposedViewSize) -> CGFloat {
    guard let content else { return 0 }
    let length = content.measure(axis, for: contentProposal(for: proposal, of: content))
    return length + gap(to: content)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    guard let length = proposal[axis], length.isFinite else { return proposal }
    var rest = proposal
    rest[axis] = max(0, length - lengthTaken(of: proposal))
    return rest
  }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    let length = child.measure(axis, for: childProposal(for: proposal))
    if axis == self.axis { return length + lengthTaken(of: proposal) }
    guard let content else { return length }
    return max(
      length,
      content.measure(axis, for: contentProposal(for: proposal, of: content))
    )
  }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let childSize = child.measure(childProposal)
    let start = isAtStart ? size[axis] - childSize[axis] : 0
    return origin(of: child, at: start, in: size, proposal: childProposal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    taken = lengthTaken(of: proposal)
    super.placeChildren(in: size, proposal: proposal)
    guard let content else { return }
    let contentProposal = contentProposal(for: proposal, of: content)
    let length = content.measure(axis, for: contentProposal)
    content.place(
      at: origin(
        of: content,
        at: isAtStart ? 0 : size[axis] - length,
        in: size,
        proposal: contentProposal
      ),
      proposal: contentProposal
    )
  }

  /// The corner of one of both, at a place along the axis, aligned across.
  private func origin(
    of node: LayoutNode,
    at start: CGFloat,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGPoint {
    let mine = alignment.defaultValue(width: size.width, height: size.height) {
      ViewDimensions(node: self, size: size, proposal: proposal)
    }
    let theirs = node.guide(alignment, size: node.measure(proposal), proposal: proposal)
    return CGPoint(start, along: axis, across: mine - theirs)
  }

  override func safeAreaInsets(around child: LayoutNode) -> EdgeInsets {
    child === self.child ? EdgeInsets(max(0, taken), on: Edge.Set(edge)) : EdgeInsets()
  }

  /// The content's at its edge, the primary's at the other, the larger of both across.
  override func computeSpacing() -> ViewSpacing {
    guard let content else { return child.preferredSpacing }
    let (mine, theirs) = (child.preferredSpacing, content.preferredSpacing)
    let opposite = isAtStart ? Edge.end(of: axis) : Edge.start(of: axis)
    return ViewSpacing {
      switch $0 {
      case edge: theirs[$0]
      case opposite: mine[$0]
      default: mine[$0].union(theirs[$0])
      }
    }
  }

  override func computePriority() -> Double { 0 }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    guard let content else {
      return LayoutReason("R-SAFE-1", "there is nothing to inset: \(childAnswer(to: proposal))")
    }
    let contentProposal = contentProposal(for: proposal, of: content)
    let gap = LengthText.text(gap(to: content))
    return LayoutReason(
      "R-SAFE-1",
      "\(content.spokenName) answers \(LengthText.text(content.measure(contentProposal))) to "
        + "\(LengthText.text(contentProposal)), the gap is \(gap), and "
        + childAnswer(to: childProposal(for: proposal))
    )
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    let guide = alignment.spokenName
    guard child !== self.child else {
      return LayoutReason("R-SAFE-1", "away from the \(edge) edge, by its \(guide)")
    }
    return LayoutReason("R-SAFE-1", "at the \(edge) edge, by its \(guide)")
  }
}
