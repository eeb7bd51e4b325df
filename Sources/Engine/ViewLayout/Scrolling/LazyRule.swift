import Foundation
internal import LayoutTree

/// The layout rule of a lazy stack or grid: lays out realized elements, and estimates the others
/// (R-LAZY).
///
/// The view graph realizes the elements: those of the visible lines inside a scroll view, and all
/// of them otherwise.
struct LazyRule: LayoutRule {
  /// The name of the container in reports.
  var name: String?
  /// The main axis, along which lines follow each other.
  var axis: Axis
  /// The guide that aligns elements along the cross axis.
  var alignment: AlignmentGuideKey
  /// The spacing between lines in points; `nil` for the preferred spacing of the elements.
  var spacing: CGFloat?
  /// The gaps between the rows of a list; `nil` outside of lists.
  var sectionGaps: SectionGaps?
  /// The grid items that define the tracks; `nil` for a stack, which has one element per line.
  var items: LazyGridItems?

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    // If the cross length is unspecified, lines are measured with the length for which they will be
    // placed.
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

  /// Returns the state of the container, which lives as long as its node.
  func state(of children: some LayoutChildren) -> LazyState { children.cache { LazyState() } }

  /// Returns the positions of the realized elements, and the total length of all lines.
  ///
  /// If no element is realized, measurements for another cross length are used as the best
  /// estimate.
  func arrangement(for cross: CGFloat?, of children: some LayoutChildren) -> LazyArrangement {
    let state = state(of: children)
    let arranging = LazyArranger(rule: self, children: children, slots: state.slots, cross: cross)
    let estimates = state.measurements(for: cross) ?? (children.isEmpty ? state.latest : nil)
    return arranging.arrange(estimates: estimates)
  }
}

// MARK: - Tracks

extension LazyRule {
  /// Returns the tracks for a cross length in points; `nil` if unspecified.
  func tracks(for length: CGFloat?, of children: some LayoutChildren) -> [LazyTrack] {
    guard let items else { return [LazyTrack(start: 0, length: length)] }
    guard let length else { return items.idealTracks(along: axis, of: children) }
    return items.tracks(in: length, alignedBy: alignment)
  }

  /// Returns the container's cross length for a proposed one in points; `nil` if unspecified.
  ///
  /// R-LAZY-3: it is the proposed length, or the length that a grid's items need if that is
  /// greater. For `nil`, a stack has the length of its longest element that is or was realized.
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

  /// Returns the proposal to an element: the track's length along the cross axis, unspecified along
  /// the main axis.
  func proposal(in track: LazyTrack?, of cross: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: track.map(\.length) ?? cross)
  }

  /// Returns the gap between two consecutive lines in points: the maximum that any two neighbors
  /// prefer.
  ///
  /// Neighbors are in the same track; all elements of a line are neighbors of an element that spans
  /// all tracks.
  func gap(
    between line: [some LayoutChild],
    and next: [some LayoutChild],
    runsAcross: Bool
  ) -> CGFloat {
    if let spacing { return spacing }
    let own = line.map(\.preferredSpacing)
    let others = next.map(\.preferredSpacing)
    let neighbors =
      runsAcross ? own.flatMap { first in others.map { (first, $0) } } : Array(zip(own, others))
    return neighbors.map { $0.distance(to: $1, along: axis) }.max() ?? EdgeSpacing.fallback
  }
}

// MARK: - Decorations

extension LazyRule {
  /// Returns the cards of a list's sections and the separators of its rows; none outside of lists.
  func decorations(of node: LayoutNode) -> [Decoration] {
    let state = state(of: NodeChildren(of: node))
    let rows = zip(state.slots, node.children).compactMap { slot, child in
      RuleNode<ListRow>(child).map { (slot: slot, row: $0.rule, node: child) }
    }
    return state.sections.flatMap { section in
      let content = rows.filter { section.content.contains($0.slot) }
      let cards = content.filter { $0.row.sideInset > 0 }
        .map { $0.row.area(of: $0.node).moved(to: $0.node) }
      let lines = zip(content, content.dropFirst()).compactMap { row, next in
        row.row.separator(below: row.node, above: next.node)?.moved(to: row.node)
      }
      let card = cards.dropFirst().reduce(cards.first) { $0?.union($1) }
      return (card.map { [Decoration(name: "sectionCard", frame: $0)] } ?? [])
        + lines.map { Decoration(name: "listRowSeparator", frame: $0) }
    }
  }
}

extension CGRect {
  /// Returns the rectangle of a node in the coordinates of its parent.
  fileprivate func moved(to node: LayoutNode) -> CGRect {
    offsetBy(dx: node.originInParent.x, dy: node.originInParent.y)
  }
}

// MARK: - Explanation

extension LazyRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let children = TracedChildren(of: node, by: tracer)
    let arrangement = arrangement(for: proposal[axis.cross], of: children)
    let count = node.children.count
    let made = count == 1 ? "1 view is" : "\(count) views are"
    return LayoutReason(
      "R-LAZY-4",
      "\(arrangement.lines.count) lines, of which \(made) made: "
        + "\(axis.lengthName) \(LengthText.text(answer[axis])), estimated for the rest",
      steps: uncreated(besides: count, in: node)
    )
  }

  /// Returns the sentence about views that have not been created; empty if all views have been.
  private func uncreated(besides made: Int, in node: LayoutNode) -> [String] {
    let left = state(of: NodeChildren(of: node)).slotCount - made
    guard left > 0 else { return [] }
    let others =
      left == 1
      ? "1 view is not made, because it is" : "\(left) views are not made, because they are"
    return [
      "\(others) outside of the visible part; another content offset or a larger scroll view makes others"
    ]
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-LAZY-2", "in the slot of its line, aligned along the cross axis")
  }

  /// Returns the gap in a lazy stack; `nil` if the previous element is not realized.
  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? {
    let slots = state(of: NodeChildren(of: node)).slots
    guard items == nil, let index = node.children.firstIndex(where: { $0 === child }), index > 0,
      slots[index] == slots[index - 1] + 1
    else { return nil }
    let previous = node.children[index - 1]
    let length =
      spacing ?? previous.preferredSpacing.distance(to: child.preferredSpacing, along: axis)
    return GapExplanation(before: previous, after: child, axis: axis, spacing: spacing)
      .gap(of: length)
  }
}
