/// Pairs the lines of one parent with the nodes of one parent at the minimum cost.
///
/// Large lists that differ a lot are aligned in windows, so that the time grows in proportion to
/// their length; the result is then near the minimum.
struct SiblingAlignment {
  enum Step: Equatable {
    case matched(line: Int, node: Int)
    /// No node for the line.
    case missing(line: Int)
    /// No line for the node.
    case extra(node: Int)
  }

  /// The cost of a line without a node, or a node without a line.
  static let gapCost = 4
  /// The estimated cost of a pair after a window.
  ///
  /// A pair that differs in its frame alone costs less, so that a window does not leave such pairs
  /// to later windows.
  static let pairEstimate = 2
  /// How far from the diagonals of the corners the pairs of nearly equal lists are.
  static let bandMargin = 8
  /// The maximum number of pairs of a list for which the minimum is always found.
  static let pairLimit = 65_536
  /// How many lines and nodes one window has.
  ///
  /// The minimum is found for any list that has no more lines, or no more nodes.
  static let windowLength = 64

  var lines: Range<Int>
  var nodes: Range<Int>
  /// How many lines and nodes are after those of a window; `nil` for lists that are no window.
  var after: (lines: Int, nodes: Int)?
  /// Whether the line of an index is `...`, which takes any number of nodes.
  var isEllipsis: (Int) -> Bool
  /// The cost of pairing a line with a node; 0 where nothing differs.
  var cost: (_ line: Int, _ node: Int) -> Int
}

extension SiblingAlignment {
  /// The pairs and gaps, in order; nodes that `...` takes are left out.
  ///
  /// - Returns: A step for each line but `...`, and for each node that no `...` takes.
  /// - Complexity: O(*n*) for *n* lines and nodes. The factor is 1 if nothing differs, about 17 if
  ///   the minimum is below 72, and at most 256.
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

  /// The steps of the minimum cost, if these are near the diagonals.
  ///
  /// - Parameter margin: How far from the diagonals of both corners pairs are considered. A path
  ///   that goes farther costs a gap for each step there and back.
  /// - Returns: `nil` if the minimum is not certain to be in the band.
  /// - Complexity: O(*n*) for *n* lines, for lists of about the same length.
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

  /// The steps of the minimum cost.
  ///
  /// - Complexity: O(*n* · *m*) for *n* lines and *m* nodes.
  private var minimum: [Step] {
    AlignmentTable(self, diagonals: -lines.count...nodes.count)?.steps ?? []
  }
}

/// Lists too large for a table of all pairs.
extension SiblingAlignment {
  /// The steps of lists without `...`.
  ///
  /// Windows are aligned one after the other. Each decides the first half of its lines and nodes.
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

  /// The pairs at the end that do not differ.
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

  /// The steps of lists with `...`.
  ///
  /// Lines before the first one are paired with the first nodes, lines after the last one with the
  /// last nodes, and lines between two of them with the nodes from the first one that does not
  /// differ from the first of these lines.
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

  /// The steps of lists of which nothing differs; else `nil`.
  ///
  /// - Complexity: O(*n*) for *n* lines and nodes, but for lines between two `...` that many nodes
  ///   agree with in a part.
  var equalSteps: [Step]? {
    let (ranges, firstNodes, lastNodes) = segmentRanges
    guard ranges.count > 1 else { return equalSteps(lines, nodes) }
    guard var steps = equalSteps(ranges[0], firstNodes),
      let end = equalSteps(ranges[ranges.count - 1], lastNodes)
    else { return nil }
    var next = firstNodes.upperBound
    // The first place for the lines between two `...` leaves the most nodes to those after them.
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

  /// The pairs of lines without `...` and of nodes of which nothing differs; else `nil`.
  private func equalSteps(_ lines: Range<Int>, _ nodes: Range<Int>) -> [Step]? {
    guard lines.count == nodes.count, zip(lines, nodes).allSatisfy({ cost($0, $1) == 0 }) else {
      return nil
    }
    return zip(lines, nodes).map { .matched(line: $0, node: $1) }
  }

  /// The lines before, between and after each `...`, and the nodes at both ends for the first and
  /// the last of these lines.
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
