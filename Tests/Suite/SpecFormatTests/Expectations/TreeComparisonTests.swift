import Testing

@testable import SpecFormat

/// Compares the results for generated trees with those computed from the mismatches of all pairs.
struct TreeComparisonTests {
  private let comparison = FrameTreeComparison()

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `mismatches of random trees equal those of an all-pairs comparison`(seed: UInt64) {
    let tree = RandomTree(seed: seed, length: 3 + Int(seed % 4), depth: 3)
    let mismatches = comparison.mismatches(lines: tree.lines, nodes: tree.nodes, parentLine: 1)
    let allPairs = AllPairsTreeMatcher(comparison: comparison)
      .mismatches(tree.lines, tree.nodes, parentLine: 1)
    #expect(mismatches == allPairs)
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `accepted lines of random trees equal those of an all-pairs comparison`(seed: UInt64) {
    let tree = RandomTree(seed: seed, length: 3 + Int(seed % 4), depth: 3)
    let allPairs = AllPairsTreeMatcher(comparison: comparison).accepted(tree.lines, tree.nodes)
    #expect(comparison.accepted(lines: tree.lines, nodes: tree.nodes) == allPairs)
  }

  @Test(arguments: [20, 40])
  func `the number of compared pairs is linear in the rows of groups that differ`(groups: Int) {
    let rows = 0..<100
    let matcher = TreeMatcher(
      comparison,
      lines: (0..<groups).map { _ in SampleTree.line(0, rows.map { SampleTree.line($0) }) },
      nodes: (0..<groups).map { _ in SampleTree.node(1, rows.map { SampleTree.node($0 + 1) }) }
    )
    for step in matcher.steps(lines: matcher.lines.roots, nodes: matcher.nodes.roots) {
      guard case .matched(let line, let node) = step else { continue }
      _ = matcher.steps(lines: matcher.lines.children[line], nodes: matcher.nodes.children[node])
    }
    let limit = SiblingAlignment.pairLimit + 150 * 2 * groups * 100
    #expect(matcher.comparedPairs < limit)
  }

  @Test(arguments: [100, 200])
  func `a matching tree needs at most 10 compared pairs per level`(depth: Int) {
    let lines = [(0..<depth).reduce(SampleTree.line(0)) { SampleTree.line($1, [.sample, $0]) }]
    let nodes = [(0..<depth).reduce(SampleTree.node(0)) { SampleTree.node($1, [.sample, $0]) }]
    let matcher = TreeMatcher(comparison, lines: lines, nodes: nodes)
    #expect(comparison.mismatches(lines: lines, nodes: nodes, parentLine: 1) == [])
    var (line, node) = (matcher.lines.roots, matcher.nodes.roots)
    while !line.isEmpty {
      _ = matcher.steps(lines: line, nodes: node)
      (line, node) = (
        matcher.lines.children[line.upperBound - 1], matcher.nodes.children[node.upperBound - 1]
      )
    }
    #expect(matcher.comparedPairs <= 10 * depth)
  }
}
