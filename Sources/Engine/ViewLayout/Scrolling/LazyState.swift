import Foundation

/// The state of a lazy container, which lives as long as its node.
///
/// It has the elements from the view graph and the measured lengths of lines.
final class LazyState: RuleCache {
  /// The sections, by their slots.
  fileprivate(set) var sections: [LazySection] = []
  /// The slots of the children, in ascending order.
  fileprivate(set) var slots: [Int] = []
  /// The number of all slots, including those without a child.
  var slotCount: Int { sections.last?.slots.upperBound ?? 0 }
  /// The maximum cross length of elements that have been released, in points.
  fileprivate(set) var maximumCrossLength: CGFloat = 0
  /// The positions of pinned lines, in points from the container's start.
  fileprivate(set) var pins: [Int: CGFloat] = [:]
  /// The layout nodes of the elements in pinned lines.
  var pinnedNodes: Set<ObjectIdentifier> = []
  /// Whether anything has changed since the last call of `willRealize`.
  fileprivate(set) var hasChanged = true
  /// The measured lengths of lines, for one cross length; `nil` if there are none.
  fileprivate var known: MeasuredLengths?

  override class var lifetime: Lifetime { .node }

  override func didChange() { hasChanged = true }

  /// Returns the measured lengths of the lines for a cross length; `nil` if there are none.
  func measurements(for cross: CGFloat?) -> LineLengths? {
    guard let known, known.cross == cross else { return nil }
    return known.lengths
  }

  /// The most recently measured lengths, for any cross length.
  var latest: LineLengths? { known?.lengths }
}

typealias LazyNode = RuleNode<LazyRule>

// MARK: - Updates from the graph

extension RuleNode where Rule == LazyRule {
  private var state: LazyState { rule.state(of: NodeChildren(of: node)) }

  var slots: [Int] { state.slots }

  /// Whether anything has changed since the last call of `willRealize`.
  var hasChanged: Bool { state.hasChanged }

  func setSections(_ sections: [LazySection]) {
    let state = state
    guard sections != state.sections else { return }
    state.sections = sections
    state.known = state.known?.retained(in: sections)
    state.maximumCrossLength = 0
    node.markNeedsStructure()
  }

  /// Sets the realized elements as children.
  func adopt(_ elements: [(slot: Int, node: LayoutNode)]) {
    let state = state
    let slots = elements.map(\.slot)
    node.adopt(elements.map(\.node))
    guard slots != state.slots else { return }
    state.slots = slots
    node.markNeedsStructure()
  }

  /// The visible range of the container; `nil` if it is not visible.
  ///
  /// Only scroll views along the main axis hide lines; without one, the whole container is visible.
  var visibleRange: LazyRange? {
    let axis = rule.axis
    guard let scroll = node.scrollNode(along: axis) else {
      return LazyRange(viewport: 0..<CGFloat.infinity)
    }
    let own = node.convert(CGRect(origin: .zero, size: node.size), toContentOf: scroll)
    let visible = scroll.visibleContent
    let start = visible.origin[axis] - own.origin[axis]
    let end = start + visible.size[axis]
    guard start <= end else { return nil }
    let insets = scroll.node.touchedSafeArea
    return LazyRange(
      viewport: start..<end,
      before: insets[.start(of: axis)],
      after: insets[.end(of: axis)]
    )
  }

  /// Resets `hasChanged`; called before the visible elements are realized.
  func willRealize() { state.hasChanged = false }

  /// Updates the maximum cross length; called before elements are released.
  ///
  /// If the cross length is unspecified, released elements still count toward the container's cross
  /// length; otherwise the size and the visible elements could alternate. The last element counts
  /// as well.
  func willRelease(except retained: Set<Int>) {
    let cross = rule.axis.cross
    guard node.placedProposal[cross] == nil || retained.isEmpty else { return }
    let state = state
    for (slot, child) in zip(state.slots, node.children) where !retained.contains(slot) {
      let length = child.measure(.unspecified)[cross]
      state.maximumCrossLength = max(state.maximumCrossLength, length)
    }
  }

  /// Pins lines to positions, in points from the start, and unpins all other lines.
  func pin(_ pins: [Int: CGFloat]) {
    guard pins != state.pins else { return }
    state.pins = pins
    node.needsPlacement = true
    node.placeContent()
  }

  /// The lines, for the cross length of the last placement.
  var lines: LazyLines {
    let tracks = rule.tracks(for: node.size[rule.axis.cross], of: NodeChildren(of: node))
    return LazyLines(sections: state.sections, trackCount: tracks.count)
  }

  /// The measured and estimated lengths of the lines, for the cross length of the last placement.
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

  /// Stores the measurements of consecutive lines, for the cross length of the last placement.
  func store(_ measured: [(gap: CGFloat, length: CGFloat)], from line: Int) {
    let (state, cross) = (state, node.size[rule.axis.cross])
    let before = state.measurements(for: cross)?.total
    var lengths = lengths
    lengths.measure(measured, from: line)
    state.known = MeasuredLengths(cross: cross, lengths: lengths)
    if before.map({ abs(lengths.total - $0) > 0.0001 }) ?? true { node.markNeedsStructure() }
  }

  /// Returns the length of a line with the given elements in points, for the cross length of the
  /// last placement.
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

  /// Returns the gap between two consecutive lines in points; their elements need not be children
  /// yet.
  func gap(between line: [LayoutNode], and next: [LayoutNode], runsAcross: Bool) -> CGFloat {
    rule.gap(
      between: line.map(\.pointer),
      and: next.map(\.pointer),
      runsAcross: runsAcross
    )
  }
}

/// The visible range of a lazy container along its main axis, in points from its start.
struct LazyRange: Equatable {
  /// The range in the viewport, to whose ends headers and footers are pinned.
  let viewport: Range<CGFloat>
  /// R-LAZY-4: the viewport with the safe area insets that it touches, behind which lines appear.
  let drawn: Range<CGFloat>

  /// Makes a range from that of the viewport, and from the insets that it touches, in points.
  init(viewport: Range<CGFloat>, before: CGFloat = 0, after: CGFloat = 0) {
    self.viewport = viewport
    drawn = viewport.lowerBound - before..<viewport.upperBound + after
  }
}

/// The measured lengths of lines, for one cross length in points.
struct MeasuredLengths {
  let cross: CGFloat
  let lengths: LineLengths

  /// Returns the measurements that remain valid for other sections.
  func retained(in sections: [LazySection]) -> MeasuredLengths {
    MeasuredLengths(cross: cross, lengths: lengths.retained(in: sections))
  }
}
