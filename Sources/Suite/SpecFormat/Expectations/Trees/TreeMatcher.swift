/// Pairs the lines of a block with the nodes of a tree, level by level.
///
/// It counts the mismatches inside of a pair only as far as the pairing depends on them.
final class TreeMatcher<Comparison: TreeComparison> {
  /// The number of mismatches from which on a pair costs no more.
  private static var costLimit: Int { 3 }
  /// The cost of a pair of two names: more than one gap, and less than two.
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
  /// How many pairs of a line and a node were compared to find their costs.
  private(set) var comparedPairs = 0
  /// How many pairs inside of other pairs may still be compared.
  ///
  /// If there are no more, the cost of a pair is that of the line and the node themselves, and more
  /// than 0 if anything inside differs: whether a block holds does not depend on this limit.
  private var remainingInnerPairs: Int
  /// How many pairs are being compared, each inside the one before.
  private var depth = 0
  /// The mismatches of pairs with children, up to ``costLimit``.
  private var counts: [Pair: Int] = [:]

  /// - Parameters:
  ///   - comparison: Compares a line with a node.
  ///   - lines: The outermost lines of the block.
  ///   - nodes: The outermost nodes of the tree.
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
  /// Pairs sibling lines with sibling nodes.
  ///
  /// - Complexity: O(*n*) for *n* lines and nodes with all that is inside of them, if called once
  ///   for each pair of parents; the factor is at most about 400.
  func steps(lines: Range<Int>, nodes: Range<Int>) -> [SiblingAlignment.Step] {
    alignment(lines, nodes).steps()
  }

  /// Whether nothing differs between a line and a node, and inside of them, as far as that was
  /// counted before.
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
  /// The number of mismatches of a pair, at most ``costLimit``.
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

  /// The number of mismatches between children, at most ``costLimit``.
  private func innerCount(_ lines: Range<Int>, _ nodes: Range<Int>) -> Int {
    if lines.count == 1, nodes.count == 1, !ellipses[lines.lowerBound] {
      return count(lines.lowerBound, nodes.lowerBound)
    }
    let alignment = alignment(lines, nodes)
    guard !ellipses[lines].contains(true) else { return count(alignment.steps()) }
    guard abs(lines.count - nodes.count) < Self.costLimit else { return Self.costLimit }
    // Two mismatches cost 14 at most, and a path that leaves this band 16.
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

  /// The number of mismatches of a line without a node, at most ``costLimit``.
  private func missingCount(_ line: Int) -> Int {
    guard !ellipses[line] else { return 0 }
    var sum = 1
    for child in lines.children[line] where sum < Self.costLimit { sum += missingCount(child) }
    return min(sum, Self.costLimit)
  }
}
