import Foundation

/// `ZStack`: children over each other, each aligned by both axes (R-ZST).
final class ZStackNode: LayoutNode, ArrangingNode {
  var alignment = Alignment.center { didSet { didSet(oldValue, alignment) } }
  /// R-VIEW-5: whether the content is statically one view, which the stack then stands for.
  var standsForItsChild = false { didSet { didSet(oldValue, standsForItsChild) } }

  override var name: String? { "ZStack" }

  private var onlyChild: LayoutNode? {
    standsForItsChild && children.count == 1 ? children[0] : nil
  }

  override var couplesAxes: Bool {
    Axis.allCases.contains { axis in
      alignment[axis].builtIn == nil
        || children.contains { !$0.guides.isDisjoint(with: alignment[axis].mask) }
    }
  }

  override var ownGuides: GuideMask {
    if let onlyChild { return onlyChild.guides }
    return GuideMask.union(of: children).intersection(.merged)
  }

  /// R-ZST-2: only the children of the highest priority count for the size.
  override var childrenThatSize: ArraySlice<UnretainedNode> {
    leaders.map(UnretainedNode.init)[...]
  }

  private var leaders: [LayoutNode] {
    guard let highest = children.map(\.priority).max() else { return [] }
    return children.filter { $0.priority == highest }
  }

  override func computePriority() -> Double {
    if let onlyChild { return onlyChild.priority }
    return children.isEmpty ? -.infinity : 0
  }

  /// R-SP-7: the union of the spacings of those who size.
  override func computeSpacing() -> ViewSpacing {
    if let onlyChild { return onlyChild.preferredSpacing }
    guard let first = leaders.first else { return .zero }
    return leaders.dropFirst().reduce(first.preferredSpacing) { $0.union($1.preferredSpacing) }
  }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if let onlyChild { return onlyChild.measure(axis, for: proposal) }
    var reach = ZStackReach()
    for child in leaders {
      let length = child.measure(axis, for: proposal)
      reach.include(
        length,
        guide: alignment[axis].defaultValue(width: length, height: length) { nil }
      )
    }
    return reach.length
  }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    if let onlyChild { return onlyChild.measure(proposal) }
    let (horizontal, vertical) = reach(for: proposal)
    return CGSize(width: horizontal.length, height: vertical.length)
  }

  /// R-ZST-1: how far those who size reach to both sides of the lines they align on.
  private func reach(for proposal: ProposedViewSize) -> (ZStackReach, ZStackReach) {
    var (horizontal, vertical) = (ZStackReach(), ZStackReach())
    for child in leaders {
      let size = child.measure(proposal)
      horizontal.include(
        size.width,
        guide: child.guide(alignment[.horizontal], size: size, proposal: proposal)
      )
      vertical.include(
        size.height,
        guide: child.guide(alignment[.vertical], size: size, proposal: proposal)
      )
    }
    return (horizontal, vertical)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let onlyChild { return onlyChild.place(at: .zero, proposal: proposal) }
    forEachPlace(in: size, proposal: proposal) { child, origin, own, size in
      child.place(at: origin, proposal: own, size: size)
    }
  }

  /// R-ZST-3: every child is proposed the stack's own size, and aligned in what they answer.
  func forEachPlace(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ body: (UnretainedNode, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let own = ProposedViewSize(size)
    let (horizontal, vertical) = reach(for: own)
    for child in asked {
      let size = child.measure(own)
      let guides = (alignment[.horizontal], alignment[.vertical])
      let origin = CGPoint(
        x: horizontal.lead - child.guide(guides.0, size: size, proposal: own),
        y: vertical.lead - child.guide(guides.1, size: size, proposal: own)
      )
      body(child, origin, own, size)
    }
  }

  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if let onlyChild { return onlyChild.statedGuide(key, size: size, proposal: proposal) }
    var values: [CGFloat?] = []
    forEachPlace(in: size, proposal: proposal) { child, origin, own, size in
      let value = child.node.statedGuide(key, size: size, proposal: own)
      values.append(value.map { $0 + origin[key.axis] })
    }
    // As recorded: everything in it was asked before it says that it has no such guide.
    guard GuideMask.merged.contains(key.mask) else { return nil }
    return key.merged(values)
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    if let onlyChild {
      return LayoutReason("R-VIEW-5", "it stands for its only view, \(onlyChild.spokenName)")
    }
    let sizes = leaders.map { "\($0.spokenName) \(LengthText.text($0.measure(proposal)))" }
    let others = leaders.count == children.count ? "" : "; those of lower priority do not count"
    return LayoutReason(
      "R-ZST-1",
      "\(LengthText.text(answer)) is what is around \(sizes.joined(separator: ", "))\(others)"
    )
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    if onlyChild != nil { return super.placeReason(of: child) }
    return .aligned("R-ZST-3", alignment, child, in: "what all children reach over")
  }
}
