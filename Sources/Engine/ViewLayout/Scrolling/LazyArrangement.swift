import Foundation

/// The arrangement of a lazy container's elements for one cross length.
struct LazyArrangement {
  let lines: LazyLines
  /// The placements of the realized elements, by slot.
  var places: [Int: LazyPlacement] = [:]
  /// The total length of all lines and the gaps between them, in points.
  var total: CGFloat = 0
  /// The estimated gap and length of a line that has not been measured, in points.
  var estimate: (gap: CGFloat, length: CGFloat) = (EdgeSpacing.fallback, 0)
}

/// The placement of an element in a lazy container.
struct LazyPlacement {
  let proposal: ProposedViewSize
  let size: CGSize
  /// The start of the element along the cross axis, in points.
  let start: CGFloat
  /// The start of the element's line along the main axis, in points.
  var lineStart: CGFloat = 0
  /// The length of the element's line along the main axis, in points.
  var lineLength: CGFloat = 0
  /// The fraction of the line's leftover length before the element.
  let fraction: CGFloat

  /// Returns the start of the element in its line, in points.
  func offsetInLine(along axis: Axis) -> CGFloat { (lineLength - size[axis]) * fraction }
}

/// Arranges the realized elements of a lazy container (R-LAZY-2 and R-LAZY-4).
struct LazyArranger<Children: LayoutChildren> {
  let rule: LazyRule
  let children: Children
  /// The slots of the children, in ascending order.
  let slots: [Int]
  /// The proposed cross length, in points; `nil` if unspecified.
  let cross: CGFloat?
  /// The cross length of the container, in points.
  let space: CGFloat
  let tracks: [LazyTrack]
  let lines: LazyLines

  init(rule: LazyRule, children: Children, slots: [Int], cross: CGFloat?) {
    self.rule = rule
    self.children = children
    self.slots = slots
    self.cross = cross
    space = rule.crossLength(for: cross, of: children)
    tracks = rule.tracks(for: cross, of: children)
    lines = LazyLines(sections: rule.state(of: children).sections, trackCount: tracks.count)
  }

  /// A line with at least one realized element.
  private struct Line {
    let index: Int
    var elements: [(slot: Int, child: Children.Element)]
    var length: CGFloat = 0
    var gap: CGFloat = 0
  }

  /// Arranges the children in their lines and tracks.
  ///
  /// - Parameter estimates: The lengths of lines that are not realized; `nil` uses the average of
  ///   those that are.
  /// - Returns: The placements, and the total length of all lines.
  func arrange(estimates: LineLengths?) -> LazyArrangement {
    var arrangement = LazyArrangement(lines: lines)
    var realized = grouped
    for index in realized.indices { measure(&realized[index], into: &arrangement) }
    for index in realized.indices {
      realized[index].gap = gap(before: index, of: realized, estimates)
    }
    arrangement.estimate = estimate(of: realized)
    var lengths =
      estimates
      ?? LineLengths(
        of: lines,
        estimatedGap: arrangement.estimate.gap,
        estimatedLength: arrangement.estimate.length
      )
    for run in runs(of: realized) {
      lengths.measure(run.map { ($0.gap, $0.length) }, from: run[0].index)
    }
    arrangement.total = lengths.total
    place(realized, by: lengths, in: &arrangement)
    return arrangement
  }

  /// The realized elements, grouped by line.
  private var grouped: [Line] {
    zip(slots, children).map { (slot: $0, child: $1) }.reduce(into: []) { realized, element in
      let line = lines.line(ofSlot: element.slot)
      if realized.last?.index == line {
        realized[realized.count - 1].elements.append(element)
      } else {
        realized.append(Line(index: line, elements: [element]))
      }
    }
  }

  /// R-LAZY-2: measures a line; every element is proposed its track's length, and the longest one
  /// determines the line's.
  private func measure(_ line: inout Line, into arrangement: inout LazyArrangement) {
    let runsAcross = lines.runsAcross(line.index)
    let firstSlot = lines.slots(ofLine: line.index).lowerBound
    for (slot, element) in line.elements {
      let track = runsAcross ? nil : tracks[slot - firstSlot]
      let proposal = rule.proposal(in: track, of: cross)
      let size = element.measure(proposal)
      line.length = max(line.length, size[rule.axis])
      arrangement.places[slot] = LazyPlacement(
        proposal: proposal,
        size: size,
        start: start(of: element, of: size, for: proposal, in: track),
        fraction: fraction(in: track)
      )
    }
  }

  /// Returns the cross position of an element, whose guide is aligned with that of its track.
  private func start(
    of element: Children.Element,
    of size: CGSize,
    for proposal: ProposedViewSize,
    in track: LazyTrack?
  ) -> CGFloat {
    let axis = rule.axis.cross
    let space = track?.length ?? space
    let key = track?.alignment?[axis] ?? rule.alignment
    var trackSize = size
    trackSize[axis] = space
    let own = key.defaultValue(width: trackSize.width, height: trackSize.height) {
      children.dimensions(in: trackSize, for: proposal)
    }
    return (track?.start ?? 0) + own - element.guide(key, size: size, proposal: proposal)
  }

  /// Returns the fraction of leftover length before an element.
  ///
  /// As recorded, elements are centered in their line, unless their track has an alignment.
  private func fraction(in track: LazyTrack?) -> CGFloat {
    guard let key = track?.alignment?[rule.axis] else { return 0.5 }
    return key.defaultValue(width: 1, height: 1, dimensions: { nil })
  }

  /// Returns the gap before a line: the preferred one if the previous line is realized, otherwise
  /// an estimate.
  private func gap(before index: Int, of realized: [Line], _ estimates: LineLengths?) -> CGFloat {
    let line = realized[index]
    if let gaps = rule.sectionGaps, let slot = line.elements.first?.slot {
      return gaps.gap(beforeSlot: slot, in: lines)
    }
    guard line.index > 0 else { return 0 }
    let hasPrevious = index > 0 && realized[index - 1].index == line.index - 1
    if !hasPrevious, let estimates { return estimates.gap(before: line.index) }
    let previous = hasPrevious ? realized[index - 1] : line
    return rule.gap(
      between: previous.elements.map(\.child),
      and: line.elements.map(\.child),
      runsAcross: lines.runsAcross(line.index) || lines.runsAcross(previous.index)
    )
  }

  /// Returns the estimated gap and length of lines that are not realized.
  ///
  /// The length is the average of the realized lines.
  private func estimate(of realized: [Line]) -> (gap: CGFloat, length: CGFloat) {
    guard let first = realized.first else { return (rule.spacing ?? EdgeSpacing.fallback, 0) }
    let length = realized.reduce(0) { $0 + $1.length } / CGFloat(realized.count)
    let elements = first.elements.map(\.child)
    let gap =
      realized.dropFirst().first?.gap
      ?? rule.gap(between: elements, and: elements, runsAcross: lines.runsAcross(first.index))
    return (gap, length)
  }

  /// Returns the realized lines, split into runs of consecutive lines.
  private func runs(of realized: [Line]) -> [[Line]] {
    realized.reduce(into: []) { runs, line in
      if let last = runs.last?.last, last.index == line.index - 1 {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
  }

  private func place(
    _ realized: [Line],
    by lengths: LineLengths,
    in arrangement: inout LazyArrangement
  ) {
    for line in realized {
      let start = lengths.offset(of: line.index) + line.gap
      for (slot, _) in line.elements {
        arrangement.places[slot]?.lineStart = start
        arrangement.places[slot]?.lineLength = line.length
      }
    }
  }
}
