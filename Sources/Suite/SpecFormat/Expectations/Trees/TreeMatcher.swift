/// Aligns the lines of a block with the nodes of a tree, level by level.
///
/// Mismatches between descendants are only counted as far as they can change the alignment.
final class TreeMatcher<Comparison: TreeComparison> {
  /// The number of mismatches of a line and a node above which their cost stays the same.
  private static var costLimit: Int { 3 }
  /// The cost of a pair with different names: more than one gap, and less than two.
  private static var otherNameCost: Int { SiblingAlignment.gapCost + 3 }

  private struct Pair: Hashable {
    var line: Int
    var node: Int
  }

  let comparison: Comparison
  let lines: IndexedTree<Comparison.Line>
  let nodes: IndexedTree<Comparison.Node>
  /// Whether each line is `...`.
  private let ellipses: [Bool]
  /// The number of pairs that were compared to determine costs.
  private(set) var comparedPairs = 0
  /// The number of descendant pairs that may still be compared.
  ///
  /// When it is used up, the cost of a pair is that of the line and the node themselves, but more
  /// than 0 if any descendants differ. Whether a block passes does not depend on this limit.
  private var remainingInnerPairs: Int
  /// The number of nested pairs that are being compared.
  private var depth = 0
  /// The numbers of mismatches of pairs with children, up to ``costLimit``.
  private var counts: [Pair: Int] = [:]

  /// - Parameters:
  ///   - comparison: The comparison of a line with a node.
  ///   - lines: The top-level lines of the block.
  ///   - nodes: The root nodes of the tree.
  init(_ comparison: Comparison, lines: [Comparison.Line], nodes: [Comparison.Node]) {
    self.comparison = comparison
    self.lines = IndexedTree(lines) { comparison.children(of: $0) }
    self.nodes = IndexedTree(nodes) { comparison.children(of: $0) }
    ellipses = self.lines.elements.map { comparison.isEllipsis($0) }
    remainingInnerPairs =
      SiblingAlignment.pairLimit
      + SiblingAlignment.windowLength * (self.lines.elements.count + self.nodes.elements.count)
  }
}

extension TreeMatcher {
  /// Aligns sibling lines with sibling nodes.
  ///
  /// - Complexity: O(*n*) for *n* lines and nodes, including descendants, if called once for each
  ///   pair of parents. The factor is at most about 400.
  func steps(lines: Range<Int>, nodes: Range<Int>) -> [SiblingAlignment.Step] {
    alignment(lines, nodes).steps()
  }

  /// Returns whether a line and a node, including descendants, are known to be equal from an
  /// earlier comparison.
  func isCountedEqual(_ line: Int, _ node: Int) -> Bool {
    counts[Pair(line: line, node: node)] == 0
  }

  private func alignment(_ lines: Range<Int>, _ nodes: Range<Int>) -> SiblingAlignment {
    SiblingAlignment(
      lines: lines,
      nodes: nodes,
      isEllipsis: { self.ellipses[$0] },
      cost: { self.cost($0, $1) }
    )
  }

  private func cost(_ line: Int, _ node: Int) -> Int {
    guard comparison.isSameName(lines[line], nodes[node]) else {
      comparedPairs += 1
      return Self.otherNameCost
    }
    return count(line, node)
  }
}

extension TreeMatcher {
  /// Returns the number of mismatches of a pair including descendants, at most ``costLimit``.
  private func count(_ line: Int, _ node: Int) -> Int {
    comparedPairs += 1
    if depth > 0 { remainingInnerPairs -= 1 }
    let (innerLines, innerNodes) = (lines.children[line], nodes.children[node])
    let isLeaf = innerLines.isEmpty && innerNodes.isEmpty
    if !isLeaf, let count = counts[Pair(line: line, node: node)] { return count }
    let own =
      comparison.isSameName(lines[line], nodes[node])
      ? comparison.differenceCount(lines[line], nodes[node]) : 1
    guard !isLeaf, own < Self.costLimit else { return min(own, Self.costLimit) }
    depth += 1
    defer { depth -= 1 }
    let inner =
      remainingInnerPairs > 0
      ? innerCount(innerLines, innerNodes)
      : own > 0 || alignment(innerLines, innerNodes).equalSteps != nil ? 0 : 1
    let count = min(own + inner, Self.costLimit)
    counts[Pair(line: line, node: node)] = count
    return count
  }

  /// Returns the number of mismatches between children including descendants, at most
  /// ``costLimit``.
  private func innerCount(_ lines: Range<Int>, _ nodes: Range<Int>) -> Int {
    if lines.count == 1, nodes.count == 1, !ellipses[lines.lowerBound] {
      return count(lines.lowerBound, nodes.lowerBound)
    }
    let alignment = alignment(lines, nodes)
    guard !ellipses[lines].contains(true) else { return count(alignment.steps()) }
    guard abs(lines.count - nodes.count) < Self.costLimit else { return Self.costLimit }
    // Two mismatches cost at most 14, and a path outside of this band at least 16.
    return alignment.steps(inBand: 1).map { count($0) } ?? Self.costLimit
  }

  private func count(_ steps: [SiblingAlignment.Step]) -> Int {
    var sum = 0
    for step in steps where sum < Self.costLimit {
      switch step {
      case .matched(let line, let node):
        sum += count(line, node)
      case .missing(let line): sum += missingCount(line)
      case .extra: sum += 1
      }
    }
    return min(sum, Self.costLimit)
  }

  /// Returns the number of mismatches of a line without a node, at most ``costLimit``.
  private func missingCount(_ line: Int) -> Int {
    guard !ellipses[line] else { return 0 }
    var sum = 1
    for child in lines.children[line] where sum < Self.costLimit { sum += missingCount(child) }
    return min(sum, Self.costLimit)
  }
}
