import Foundation

/// The state that a lazy container keeps as long as it lives: what the graph tells of its elements,
/// and what was measured of lines.
final class LazyState: RuleCache {
  /// The sections, by their slots.
  fileprivate(set) var sections: [LazySection] = []
  /// The slots of the children, in ascending order.
  fileprivate(set) var slots: [Int] = []
  /// The greatest length across, in points, of elements that went out of sight.
  fileprivate(set) var maximumCrossLength: CGFloat = 0
  /// Where lines are put that stick to an end of the viewport, in points from the start.
  fileprivate(set) var pins: [Int: CGFloat] = [:]
  /// The elements of these lines, where they were placed.
  var pinnedNodes: Set<ObjectIdentifier> = []
  /// Whether anything has changed since `willRealise`.
  fileprivate(set) var hasChanged = true
  /// The lengths that were measured of lines at one length across.
  fileprivate var known: MeasuredLengths?

  override class var lifetime: Lifetime { .node }

  override func didChange() { hasChanged = true }

  /// The known lengths of the lines at a length across; `nil` where none were measured at it.
  func measurements(for cross: CGFloat?) -> LineLengths? {
    guard let known, known.cross == cross else { return nil }
    return known.lengths
  }

  /// The lengths that were measured last, at whatever length across.
  var latest: LineLengths? { known?.lengths }
}

/// The node of a lazy container.
typealias LazyNode = RuleNode<LazyRule>

// MARK: - What the graph tells

extension RuleNode where Rule == LazyRule {
  private var state: LazyState { rule.state(of: NodeChildren(of: node)) }

  /// The slots of the children, in ascending order.
  var slots: [Int] { state.slots }

  /// Whether anything has changed since `willRealise`.
  var hasChanged: Bool { state.hasChanged }

  /// Tells which sections there are.
  func setSections(_ sections: [LazySection]) {
    let state = state
    guard sections != state.sections else { return }
    state.sections = sections
    state.known = state.known?.kept(in: sections)
    state.maximumCrossLength = 0
    node.markNeedsStructure()
  }

  /// Gives the node the elements that are made now.
  func adopt(_ elements: [(slot: Int, node: LayoutNode)]) {
    let state = state
    let slots = elements.map(\.slot)
    node.adopt(elements.map(\.node))
    guard slots != state.slots else { return }
    state.slots = slots
    node.markNeedsStructure()
  }

  /// The range of the container that is in sight, in points from its start; `nil` where nothing is.
  ///
  /// A scroll view that does not scroll along the lines is as long as they are: it hides none.
  var visibleRange: Range<CGFloat>? {
    let axis = rule.axis
    guard let scroll = node.scrollNode(along: axis) else { return 0..<CGFloat.infinity }
    let own = node.convert(CGRect(origin: .zero, size: node.size), toContentOf: scroll)
    let visible = scroll.visibleContent
    let start = visible.origin[axis] - own.origin[axis]
    let end = start + visible.size[axis]
    return start <= end ? start..<end : nil
  }

  /// Called before the elements in sight are made: what changes from now on is another change.
  func willRealise() { state.hasChanged = false }

  /// Called before elements go out of sight: where nothing is proposed across, they still count, or
  /// what is in sight and how large the container is would take turns; so do the last ones.
  func willRelease(except kept: Set<Int>) {
    let cross = rule.axis.cross
    guard node.placedProposal[cross] == nil || kept.isEmpty else { return }
    let state = state
    for (slot, child) in zip(state.slots, node.children) where !kept.contains(slot) {
      let length = child.measure(.unspecified)[cross]
      state.maximumCrossLength = max(state.maximumCrossLength, length)
    }
  }

  /// Sticks lines to places, in points from the start, and lets go of all others.
  func pin(_ pins: [Int: CGFloat]) {
    guard pins != state.pins else { return }
    state.pins = pins
    node.needsPlacement = true
    node.placeContent()
  }

  /// The lines at the length across that the container was placed with.
  var lines: LazyLines {
    let tracks = rule.tracks(for: node.size[rule.axis.cross], of: NodeChildren(of: node))
    return LazyLines(sections: state.sections, trackCount: tracks.count)
  }

  /// The lengths of the lines, as far as they are known, at the length across that the container
  /// was placed with.
  var lengths: LineLengths {
    let (state, cross) = (state, node.size[rule.axis.cross])
    if let known = state.measurements(for: cross) { return known }
    let estimate = rule.arrangement(for: cross, of: NodeChildren(of: node)).estimate
    let lengths = LineLengths(
      of: lines,
      estimatedGap: estimate.gap,
      estimatedLength: estimate.length
    )
    state.known = MeasuredLengths(cross: cross, lengths: lengths)
    return lengths
  }

  /// Takes over what lines measured, one after the other, at that length across.
  func remember(_ measured: [(gap: CGFloat, length: CGFloat)], from line: Int) {
    let (state, cross) = (state, node.size[rule.axis.cross])
    let before = state.measurements(for: cross)?.total
    var lengths = lengths
    lengths.measure(measured, from: line)
    state.known = MeasuredLengths(cross: cross, lengths: lengths)
    if before.map({ abs(lengths.total - $0) > 0.0001 }) ?? true { node.markNeedsStructure() }
  }

  /// The length of a line of elements, in points, at the length across that the container was
  /// placed with.
  func length(ofLine line: Int, _ elements: [LayoutNode]) -> CGFloat {
    let cross = node.size[rule.axis.cross]
    let tracks = rule.tracks(for: cross, of: NodeChildren(of: node))
    let runsAcross = lines.runsAcross(line)
    return elements.enumerated().reduce(0) { longest, element in
      let track = runsAcross ? nil : tracks[element.offset]
      let proposal = rule.proposal(in: track, of: cross)
      return max(longest, element.element.measure(proposal)[rule.axis])
    }
  }

  /// The gap between two neighbouring lines of elements that may not be children yet, in points.
  func gap(between line: [LayoutNode], and next: [LayoutNode], runsAcross: Bool) -> CGFloat {
    rule.gap(
      between: line.map(\.pointer),
      and: next.map(\.pointer),
      runsAcross: runsAcross
    )
  }
}

/// The known lengths of lines, at one length across in points.
struct MeasuredLengths {
  let cross: CGFloat
  let lengths: LineLengths

  /// The measurements that still hold when there are other sections.
  func kept(in sections: [LazySection]) -> MeasuredLengths {
    MeasuredLengths(cross: cross, lengths: lengths.kept(in: sections))
  }
}
