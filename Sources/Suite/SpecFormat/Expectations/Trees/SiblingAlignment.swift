/// Aligns sibling lines with sibling nodes at the minimum cost.
///
/// Large lists with many differences are aligned in windows, so that the time is proportional to
/// their length. The cost of the result is then close to the minimum.
struct SiblingAlignment {
  enum Step: Equatable {
    case matched(line: Int, node: Int)
    /// A line without a node.
    case missing(line: Int)
    /// A node without a line.
    case extra(node: Int)
  }

  /// The cost of a missing line or an extra node.
  static let gapCost = 4
  /// The estimated cost of a pair of a line and a node that follow a window.
  ///
  /// It is more than the cost of a pair that differs only in its frame, so that a window does not
  /// leave such pairs to later windows.
  static let pairEstimate = 2
  /// The maximum difference between the indices of a line and its node, if the lists have the same
  /// length.
  static let bandMargin = 8
  /// The maximum number of pairs for which the minimum is always computed.
  static let pairLimit = 65_536
  /// The number of lines and of nodes in a window.
  ///
  /// If one of the lists is not longer than this, the cost of the result is always the minimum.
  static let windowLength = 64

  var lines: Range<Int>
  var nodes: Range<Int>
  /// The number of lines and nodes after a window; `nil` for complete lists.
  var after: (lines: Int, nodes: Int)?
  /// Returns whether a line is `...`, which matches any number of nodes.
  var isEllipsis: (Int) -> Bool
  /// Returns the cost of pairing a line with a node; 0 if they are equal.
  var cost: (_ line: Int, _ node: Int) -> Int
}

extension SiblingAlignment {
  /// Returns the pairs and gaps in order, without nodes that `...` matches.
  ///
  /// - Returns: A step for each line except for `...`, and for each node that no `...` matches.
  /// - Complexity: O(*n*) for *n* lines and nodes. The factor is 1 for equal lists, about 17 if the
  ///   minimum is below 72, and at most 256.
  func steps() -> [Step] {
    // Two gaps cost more than any pair.
    if lines.count == 1, nodes.count == 1, !isEllipsis(lines.lowerBound) {
      return [.matched(line: lines.lowerBound, node: nodes.lowerBound)]
    }
    let start = lines.prefix { line in
      let node = nodes.lowerBound + line - lines.lowerBound
      return node < nodes.upperBound && !isEllipsis(line) && cost(line, node) == 0
    }
    let pairs = start.map { Step.matched(line: $0, node: nodes.lowerBound + $0 - lines.lowerBound) }
    var rest = self
    rest.lines = lines.dropFirst(start.count)
    rest.nodes = nodes.dropFirst(start.count)
    return pairs + rest.stepsFromDifference()
  }

  /// Returns the steps with the minimum cost if all of their pairs are in a band of diagonals.
  ///
  /// - Parameter margin: The number of diagonals on each side of those that begin at the first and
  ///   end at the last pair. A path outside of the band needs a gap for each step away and back.
  /// - Returns: The steps; `nil` if the minimum may be outside of the band.
  /// - Complexity: O(*n*) for *n* lines, if the lists have similar lengths.
  func steps(inBand margin: Int) -> [Step]? {
    let difference = nodes.count - lines.count
    let limit = Self.gapCost * (abs(difference) + 2 * (margin + 1))
    return AlignmentTable(
      self,
      diagonals: min(0, difference) - margin...max(0, difference) + margin,
      below: limit
    )?.steps
  }

  private func stepsFromDifference() -> [Step] {
    let gaps = lines.map { Step.missing(line: $0) } + nodes.map { Step.extra(node: $0) }
    guard !lines.isEmpty, !nodes.isEmpty else { return gaps.filter { !isOfEllipsis($0) } }
    let firstEllipsis = lines.first(where: isEllipsis)
    guard firstEllipsis == nil else { return isAffordable ? minimum : segments }
    if abs(nodes.count - lines.count) <= Self.windowLength,
      let steps = steps(inBand: Self.bandMargin)
    {
      return steps
    }
    return isAffordable ? minimum : windows
  }

  private func isOfEllipsis(_ step: Step) -> Bool {
    switch step {
    case .missing(let line): isEllipsis(line)
    case .extra: !lines.isEmpty
    case .matched: false
    }
  }

  private var isAffordable: Bool {
    min(lines.count, nodes.count) <= Self.windowLength
      || lines.count * nodes.count <= Self.pairLimit
  }

  /// The steps with the minimum cost.
  ///
  /// - Complexity: O(*n* · *m*) for *n* lines and *m* nodes.
  private var minimum: [Step] {
    AlignmentTable(self, diagonals: -lines.count...nodes.count)?.steps ?? []
  }
}

/// The alignment of lists that are too large for a table of all pairs.
extension SiblingAlignment {
  /// The steps for lists without `...`.
  ///
  /// Each window is aligned at the minimum cost. The steps for its first half are used, and the
  /// next window begins after them.
  private var windows: [Step] {
    var steps: [Step] = []
    var rest = self
    let end = equalEnd
    rest.lines = rest.lines.dropLast(end.count)
    rest.nodes = rest.nodes.dropLast(end.count)
    while !rest.isAffordable {
      var window = rest
      window.lines = rest.lines.prefix(Self.windowLength)
      window.nodes = rest.nodes.prefix(Self.windowLength)
      window.after = (
        rest.lines.count - window.lines.count, rest.nodes.count - window.nodes.count
      )
      for step in window.minimum {
        guard
          rest.lines.lowerBound - window.lines.lowerBound < Self.windowLength / 2,
          rest.nodes.lowerBound - window.nodes.lowerBound < Self.windowLength / 2
        else { break }
        steps.append(step)
        rest.removeFirst(step)
      }
    }
    return steps + rest.minimum + end
  }

  /// The equal pairs at the end of the lists.
  private var equalEnd: [Step] {
    let pairs = zip(lines.reversed(), nodes.reversed()).prefix { cost($0, $1) == 0 }
    return pairs.reversed().map { .matched(line: $0, node: $1) }
  }

  private mutating func removeFirst(_ step: Step) {
    switch step {
    case .matched:
      lines.removeFirst()
      nodes.removeFirst()
    case .missing: lines.removeFirst()
    case .extra: nodes.removeFirst()
    }
  }

  /// The steps for lists with `...`.
  ///
  /// Lines before the first `...` are aligned with the first nodes, and lines after the last one
  /// with the last nodes. Lines between two of them are aligned with the nodes that begin with the
  /// first one equal to the first of these lines.
  private var segments: [Step] {
    if let steps = equalSteps { return steps }
    let (ranges, firstNodes, lastNodes) = segmentRanges
    var steps = part(ranges[0], firstNodes)
    var next = firstNodes.upperBound
    let lookAhead = Self.windowLength * (1 + nodes.count / ranges.count)
    for lines in ranges.dropFirst().dropLast() where !lines.isEmpty {
      let candidates = next..<min(next + lookAhead, lastNodes.lowerBound)
      let start = candidates.first { cost(lines.lowerBound, $0) == 0 } ?? next
      let end = min(start + lines.count, lastNodes.lowerBound)
      steps += part(lines, start..<end)
      next = end
    }
    return steps + part(ranges[ranges.count - 1], lastNodes)
  }

  /// The steps if lines and nodes are equal; `nil` otherwise.
  ///
  /// - Complexity: O(*n*) for *n* lines and nodes, unless many nodes match some of the lines
  ///   between two `...`.
  var equalSteps: [Step]? {
    let (ranges, firstNodes, lastNodes) = segmentRanges
    guard ranges.count > 1 else { return equalSteps(lines, nodes) }
    guard var steps = equalSteps(ranges[0], firstNodes),
      let end = equalSteps(ranges[ranges.count - 1], lastNodes)
    else { return nil }
    var next = firstNodes.upperBound
    // The first match for the lines between two `...` leaves the most nodes for the lines after
    // them.
    for lines in ranges.dropFirst().dropLast() where !lines.isEmpty {
      while true {
        let place = next..<next + lines.count
        guard place.upperBound <= lastNodes.lowerBound else { return nil }
        next += 1
        guard let part = equalSteps(lines, place) else { continue }
        steps += part
        next = place.upperBound
        break
      }
    }
    return steps + end
  }

  /// Returns the pairs of lines without `...` and nodes, in order; `nil` if anything differs.
  private func equalSteps(_ lines: Range<Int>, _ nodes: Range<Int>) -> [Step]? {
    guard lines.count == nodes.count, zip(lines, nodes).allSatisfy({ cost($0, $1) == 0 }) else {
      return nil
    }
    return zip(lines, nodes).map { .matched(line: $0, node: $1) }
  }

  /// The ranges of lines before, between and after each `...`, and the nodes for the first and the
  /// last range.
  private var segmentRanges: (lines: [Range<Int>], first: Range<Int>, last: Range<Int>) {
    let parts = lines.split(omittingEmptySubsequences: false, whereSeparator: isEllipsis)
    let ranges = parts.map { $0.startIndex..<$0.endIndex }
    let firstNodes = nodes.prefix(ranges[0].count)
    let lastNodes = nodes.dropFirst(firstNodes.count).suffix(ranges[ranges.count - 1].count)
    return (ranges, firstNodes, lastNodes)
  }

  private func part(_ lines: Range<Int>, _ nodes: Range<Int>) -> [Step] {
    var part = self
    (part.lines, part.nodes) = (lines, nodes)
    return part.steps()
  }
}
