import Foundation

/// `HStack` and `VStack`: one algorithm over an axis (R-STK).
class StackNode: LayoutNode, ArrangingNode {
  /// The main axis.
  var axis: Axis { preconditionFailure("a stack has an axis") }

  /// The guide by which children line up across the main axis.
  lazy var alignment = Alignment.center[axis.cross] { didSet { didSet(oldValue, alignment) } }
  /// The gap between all children in points; `nil` for what they prefer.
  var spacing: CGFloat? { didSet { didSet(oldValue, spacing) } }
  /// R-VIEW-5: whether the content is statically one view, which the stack then stands for.
  var standsForItsChild = false { didSet { didSet(oldValue, standsForItsChild) } }

  /// What `gaps` and `groups` are made of changes only with the children.
  private var knownGaps: StackGaps?
  private var knownGroups: [StackGroup]?
  private var memory: StackMemory?

  /// What the stack knows of its children.
  final var knownMemory: StackMemory {
    if let memory { return memory }
    let memory = StackMemory(count: children.count)
    self.memory = memory
    return memory
  }

  final override func didInvalidate() {
    knownGaps = nil
    knownGroups = nil
    memory = nil
  }

  /// A cross axis that lines up by more than lengths needs to know both axes.
  final override var couplesAxes: Bool {
    alignment.builtIn == nil
      || children.contains { !$0.guides.isDisjoint(with: alignment.mask) }
  }

  final override var ownGuides: GuideMask {
    if let onlyChild { return onlyChild.guides }
    return GuideMask.union(of: children).intersection(.merged)
  }

  /// The child that the stack stands for; `nil` for a stack that does its own layout.
  final var onlyChild: LayoutNode? {
    standsForItsChild && children.count == 1 ? children[0] : nil
  }

  final override func computePriority() -> Double {
    if let onlyChild { return onlyChild.priority }
    return children.isEmpty ? -.infinity : 0
  }

  /// R-STK-1: the gaps between the children, fixed before sizing.
  final var gaps: StackGaps {
    if let knownGaps { return knownGaps }
    let gaps = spacing.map(StackGaps.uniform) ?? .preferred(by: children, along: axis)
    knownGaps = gaps
    return gaps
  }

  /// The children by priority, highest first; nothing where all have one.
  final var groups: [StackGroup] {
    if let knownGroups { return knownGroups }
    let groups = StackGroup.groups(of: children)
    knownGroups = groups
    return groups
  }

  final override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if let onlyChild { return onlyChild.measure(axis, for: proposal) }
    if axis == self.axis { return mainLength(of: sharing(proposal)) }
    // Axes apart: across, every child answers the stack's own proposal, whatever its share.
    var extent = StackExtent()
    for child in asked {
      let length = child.measure(axis, for: proposal)
      extent.include(length, guide: guide(of: length))
    }
    return extent.length
  }

  final override func computeRange(along axis: Axis) -> LengthRange? {
    if let onlyChild { return onlyChild.measureRange(axis) }
    if axis == self.axis { return mainRange() }
    var (least, greatest) = (StackExtent(), StackExtent())
    for child in asked {
      let range = child.measureRange(axis)
      least.include(range.least, guide: guide(of: range.least))
      greatest.include(range.greatest, guide: guide(of: range.greatest))
    }
    return LengthRange(least: least.length, greatest: greatest.length)
  }

  /// R-STK-4: of no length every child is offered 0, unless one gives some back; R-STK-3: of an
  /// endless one every child has its greatest.
  private func mainRange() -> LengthRange? {
    let gaps = gaps.total(among: asked.count)
    guard gaps >= 0 else { return nil }
    let memory = knownMemory
    memory.prepare(for: nil)
    var sum = LengthRange(least: gaps, greatest: gaps)
    for index in asked.indices {
      let range = asked[index].measureRange(axis)
      memory.flexibilities[index].least = range.least
      memory.flexibilities[index].greatest = range.greatest
      guard range.least >= 0, range.greatest >= range.least else { return nil }
      sum.least += range.least
      sum.greatest += range.greatest
    }
    return sum
  }

  /// Where the guide of a child of a length lies, for a stack whose axes are apart.
  private func guide(of length: CGFloat) -> CGFloat {
    alignment.defaultValue(width: length, height: length, dimensions: { nil })
  }

  final override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    if let onlyChild { return onlyChild.measure(proposal) }
    let memory = sharing(proposal)
    let extent = lineUp(memory, across: proposal[axis.cross])
    return CGSize(mainLength(of: memory), along: axis, across: extent.length)
  }

  final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let onlyChild { return onlyChild.place(at: .zero, proposal: proposal) }
    forEachPlace(in: size, proposal: proposal) { child, origin, own, size in
      child.place(at: origin, proposal: own, size: size)
    }
  }

  /// R-ALIGN-3: baselines and custom guides of the children surface, merged.
  final override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if let onlyChild { return onlyChild.statedGuide(key, size: size, proposal: proposal) }
    guard GuideMask.merged.contains(key.mask) else { return nil }
    var values: [CGFloat?] = []
    forEachPlace(in: size, proposal: proposal) { child, origin, own, size in
      let value = child.node.statedGuide(key, size: size, proposal: own)
      values.append(value.map { $0 + origin[key.axis] })
    }
    return key.merged(values)
  }

  /// R-SP-6: the ends of the main axis are the first and the last child's, the sides everyone's.
  final override func computeSpacing() -> ViewSpacing {
    if let onlyChild { return onlyChild.preferredSpacing }
    guard let first = children.first, let last = children.last else { return .zero }
    let standard = ViewSpacing.standard
    if children.allSatisfy({ $0.preferredSpacing.isIdentical(to: standard) }) { return standard }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = ViewSpacing { [axis] edge in
      switch edge {
      case .start(of: axis): first.preferredSpacing[edge]
      case .end(of: axis): last.preferredSpacing[edge]
      default: EdgeSpacing()
      }
    }
    for child in children { result.formUnion(child.preferredSpacing, edges: sides) }
    return result
  }

  final override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    if let onlyChild {
      return LayoutReason("R-VIEW-5", "it stands for its only view, \(onlyChild.spokenName)")
    }
    guard !children.isEmpty else { return LayoutReason("R-PROP-8", "nothing is in it: 0x0") }
    return StackExplanation(of: self, proposal: proposal).reason(of: answer)
  }

  final override func placeReason(of child: LayoutNode) -> LayoutReason {
    if onlyChild != nil { return super.placeReason(of: child) }
    return StackPlaceExplanation(stack: self, child: child).reason
  }
}
