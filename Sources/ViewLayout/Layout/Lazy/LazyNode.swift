import Foundation

/// A lazy stack or grid: it lays out the elements that were made, and estimates the rest (R-LAZY).
///
/// Which elements are made is the graph's affair: those of the lines that are in sight, where a
/// scroll view is around the container, and all of them otherwise.
class LazyNode: LayoutNode {
  /// The axis along which lines follow each other.
  var axis: Axis { preconditionFailure("a lazy container has an axis") }

  /// The guide by which elements line up across the main axis.
  lazy var alignment = Alignment.center[axis.cross] { didSet { didSet(oldValue, alignment) } }
  /// The gap between all lines in points; `nil` for what their elements prefer.
  var spacing: CGFloat? { didSet { didSet(oldValue, spacing) } }
  /// The sections, by their slots.
  var sections: [LazySection] = [] {
    didSet {
      didSet(oldValue, sections)
      if oldValue != sections {
        known = known?.kept(in: sections)
        greatestCrossLength = 0
      }
    }
  }
  /// The slots of the children, in ascending order.
  private(set) var slots: [Int] = []
  /// The greatest length across, in points, of elements that went out of sight.
  private(set) var greatestCrossLength: CGFloat = 0
  /// Where lines are put that stick to an end of the viewport, in points from the start.
  private(set) var pins: [Int: CGFloat] = [:]
  /// Whether anything has changed since `willRealise`.
  private(set) var hasChanged = true
  /// What was measured of lines at one length across.
  private var known: LazyMeasurements?

  /// The tracks across the container, for a length in points, `nil` for none.
  func tracks(for length: CGFloat?) -> [LazyTrack] {
    preconditionFailure("a lazy container has tracks")
  }

  /// The container's answer across, for a length in points, `nil` for none.
  func crossLength(for length: CGFloat?) -> CGFloat {
    preconditionFailure("a lazy container answers across")
  }

  final override func didInvalidate() { hasChanged = true }

  final override var couplesAxes: Bool { true }

  final override var ownGuides: GuideMask { [] }

  final override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    // Where nothing is proposed across, lines are as they will be placed.
    let cross = crossLength(for: proposal[axis.cross])
    let arranged = arrange(for: proposal[axis.cross] ?? cross)
    return CGSize(arranged.total, along: axis, across: cross)
  }

  final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let arrangement = arrange(for: size[axis.cross])
    for (index, child) in children.enumerated() {
      guard let place = arrangement.places[slots[index]] else { continue }
      let line = arrangement.lines.line(ofSlot: slots[index])
      var origin = CGPoint.zero
      origin[axis] = (pins[line] ?? place.lineStart) + place.offsetInLine(along: axis)
      origin[axis.cross] = place.start
      child.place(at: origin, proposal: place.proposal, size: place.size)
    }
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let arrangement = arrange(for: proposal[axis.cross])
    let made = children.count == 1 ? "1 view is" : "\(children.count) views are"
    return LayoutReason(
      "R-LAZY-4",
      "\(arrangement.lines.count) lines, of which \(made) made: "
        + "\(axis.lengthName) \(LengthText.text(answer[axis])), estimated for the rest"
    )
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason("R-LAZY-2", "in its line's slot, lined up across the \(axis.lengthName)")
  }
}

// MARK: - What the graph tells

extension LazyNode {
  /// Gives the node the elements that are made now.
  final func adopt(_ elements: [(slot: Int, node: LayoutNode)]) {
    let slots = elements.map(\.slot)
    adopt(elements.map(\.node))
    guard slots != self.slots else { return }
    self.slots = slots
    invalidate()
  }

  /// What is in sight of the container, in points from its start; `nil` where nothing is.
  ///
  /// A scroll view that does not scroll along the lines is as long as they are: it hides none.
  final var visibleRange: Range<CGFloat>? {
    guard let scroll = scrollNode(along: axis) else { return 0..<CGFloat.infinity }
    let own = convert(CGRect(origin: .zero, size: size), toContentOf: scroll)
    let visible = scroll.visibleContent
    let start = visible.origin[axis] - own.origin[axis]
    let end = start + visible.size[axis]
    return start <= end ? start..<end : nil
  }

  /// Called before the elements in sight are made: what changes from now on is another change.
  final func willRealise() { hasChanged = false }

  /// Called before elements go out of sight: where nothing is proposed across, they still count, or
  /// what is in sight and how large the container is would take turns; so do the last ones.
  final func willRelease(except kept: Set<Int>) {
    guard placedProposal[axis.cross] == nil || kept.isEmpty else { return }
    for (slot, child) in zip(slots, children) where !kept.contains(slot) {
      greatestCrossLength = max(greatestCrossLength, child.measure(.unspecified)[axis.cross])
    }
  }

  /// Sticks lines to places, in points from the start, and lets go of all others.
  final func pin(_ pins: [Int: CGFloat]) {
    guard pins != self.pins else { return }
    self.pins = pins
    needsPlacement = true
    placeContent()
  }

  /// The lines at the length across that the container was placed with.
  final var lines: LazyLines { lines(for: size[axis.cross]) }

  private func lines(for cross: CGFloat?) -> LazyLines {
    LazyLines(sections: sections, trackCount: tracks(for: cross).count)
  }

  /// What is known of the lines' lengths at the length across that the container was placed with.
  final var lengths: LineLengths {
    let cross = size[axis.cross]
    if let known = measurements(for: cross) { return known }
    let usual = arrange(for: cross).usual
    let lengths = LineLengths(of: lines, usualGap: usual.gap, usualLength: usual.length)
    known = LazyMeasurements(cross: cross, lengths: lengths)
    return lengths
  }

  /// Takes over what lines measured, one after the other, at that length across.
  final func remember(_ measured: [(gap: CGFloat, length: CGFloat)], from line: Int) {
    let cross = size[axis.cross]
    let before = measurements(for: cross)?.total
    var lengths = lengths
    lengths.measure(measured, from: line)
    known = LazyMeasurements(cross: cross, lengths: lengths)
    if before.map({ abs(lengths.total - $0) > 0.0001 }) ?? true { invalidate() }
  }

  /// The length of a line of elements, in points, at the length across that the container was
  /// placed with.
  final func length(ofLine line: Int, _ elements: [LayoutNode]) -> CGFloat {
    let tracks = tracks(for: size[axis.cross])
    let runsAcross = lines.runsAcross(line)
    return elements.enumerated().reduce(0) { longest, element in
      let track = runsAcross ? nil : tracks[element.offset]
      return max(longest, element.element.measure(proposal(in: track, of: size[axis.cross]))[axis])
    }
  }

  /// The gap between two neighbouring lines, in points: the largest that neighbours prefer.
  ///
  /// Neighbours share a track; a line that runs across all tracks is next to all of the other.
  final func gap(
    between line: [LayoutNode],
    and next: [LayoutNode],
    runsAcross: Bool
  ) -> CGFloat {
    if let spacing { return spacing }
    let neighbours =
      runsAcross ? line.flatMap { first in next.map { (first, $0) } } : Array(zip(line, next))
    return neighbours.map { $0.preferredSpacing.distance(to: $1.preferredSpacing, along: axis) }
      .max() ?? EdgeSpacing.fallback
  }

  /// What an element is proposed: its track's length across, nothing along.
  final func proposal(in track: LazyTrack?, of cross: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: track.map(\.length) ?? cross)
  }
}

// MARK: - Arranging

extension LazyNode {
  /// What is known of the lines at a length across.
  private func measurements(for cross: CGFloat?) -> LineLengths? {
    guard let known, known.cross == cross else { return nil }
    return known.lengths
  }

  /// Where the elements go that are made, and how long all lines are together.
  ///
  /// Where nothing is made, what was measured at another length across is the best there is.
  private func arrange(for cross: CGFloat?) -> LazyArrangement {
    let arranging = LazyArranging(node: self, cross: cross, lines: lines(for: cross))
    return arranging.arrange(
      zip(slots, children).map { ($0, $1) },
      estimates: measurements(for: cross) ?? (children.isEmpty ? known?.lengths : nil)
    )
  }
}
