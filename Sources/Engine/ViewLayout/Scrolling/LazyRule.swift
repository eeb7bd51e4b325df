import Foundation

/// A lazy stack or grid: it lays out the elements that were made, and estimates the rest (R-LAZY).
///
/// Which elements are made is the graph's affair: those of the lines that are in sight, where a
/// scroll view is around the container, and all of them otherwise.
struct LazyRule: LayoutRule {
  /// The name that reports have for the container.
  var name: String?
  /// The axis along which lines follow each other.
  var axis: Axis
  /// The guide by which elements line up across the main axis.
  var alignment: AlignmentGuideKey
  /// The gap between all lines in points; `nil` for what their elements prefer.
  var spacing: CGFloat?
  /// The items that say how long the tracks of a grid are; `nil` for a stack, of one element a
  /// line.
  var items: LazyGridItems?

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    // Where nothing is proposed across, lines are as they will be placed.
    let cross = crossLength(for: proposal[axis.cross], of: children)
    let arranged = arrangement(for: proposal[axis.cross] ?? cross, of: children)
    return CGSize(arranged.total, along: axis, across: cross)
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let arrangement = arrangement(for: size[axis.cross], of: children)
    let state = state(of: children)
    state.pinnedNodes = []
    for (index, child) in children.enumerated() {
      guard let place = arrangement.places[state.slots[index]] else { continue }
      let line = arrangement.lines.line(ofSlot: state.slots[index])
      var origin = CGPoint.zero
      if state.pins[line] != nil { state.pinnedNodes.insert(ObjectIdentifier(child.node)) }
      origin[axis] = (state.pins[line] ?? place.lineStart) + place.offsetInLine(along: axis)
      origin[axis.cross] = place.start
      child.place(at: origin, proposal: place.proposal, size: place.size)
    }
  }

  /// The state that the container keeps as long as it lives.
  func state(of children: some LayoutChildren) -> LazyState { children.cache { LazyState() } }

  /// Where the elements go that are made, and how long all lines are together.
  ///
  /// Where nothing is made, what was measured at another length across is the best there is.
  func arrangement(for cross: CGFloat?, of children: some LayoutChildren) -> LazyArrangement {
    let state = state(of: children)
    let arranging = LazyArranger(rule: self, children: children, slots: state.slots, cross: cross)
    let estimates = state.measurements(for: cross) ?? (children.isEmpty ? state.latest : nil)
    return arranging.arrange(estimates: estimates)
  }
}

// MARK: - Tracks

extension LazyRule {
  /// The tracks across the container, for a length in points, `nil` for none.
  func tracks(for length: CGFloat?, of children: some LayoutChildren) -> [LazyTrack] {
    guard let items else { return [LazyTrack(start: 0, length: length)] }
    guard let length else { return items.idealTracks(along: axis, of: children) }
    return items.tracks(in: length, alignedBy: alignment)
  }

  /// The container's answer across, for a length in points, `nil` for none.
  ///
  /// R-LAZY-3: all that is proposed, or what a grid's items need; of a stack that is proposed nothing,
  /// as long as the longest element that is made, or was.
  func crossLength(for length: CGFloat?, of children: some LayoutChildren) -> CGFloat {
    if let items {
      if let length { return max(length, items.total(in: length)) }
      let last = items.idealTracks(along: axis, of: children).last
      return last.map { $0.start + ($0.length ?? 0) } ?? 0
    }
    if let length { return length }
    return children.reduce(state(of: children).maximumCrossLength) { longest, child in
      max(longest, child.measure(proposal(in: nil, of: nil))[axis.cross])
    }
  }

  /// The proposal to an element: its track's length across, nothing along.
  func proposal(in track: LazyTrack?, of cross: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: track.map(\.length) ?? cross)
  }

  /// The gap between two neighbouring lines, in points: the largest that neighbours prefer.
  ///
  /// Neighbours share a track; a line that runs across all tracks is next to all of the other.
  func gap(
    between line: [some LayoutChild],
    and next: [some LayoutChild],
    runsAcross: Bool
  ) -> CGFloat {
    if let spacing { return spacing }
    let mine = line.map(\.preferredSpacing)
    let others = next.map(\.preferredSpacing)
    let neighbours =
      runsAcross ? mine.flatMap { first in others.map { (first, $0) } } : Array(zip(mine, others))
    return neighbours.map { $0.distance(to: $1, along: axis) }.max() ?? EdgeSpacing.fallback
  }
}
