import LayoutTree
@testable import SpecFormat

/// The alignment of sibling lines and nodes by a table of all pairs, as an oracle.
struct AllPairsAlignment {
  var lineCount: Int
  var nodeCount: Int
  var isEllipsis: (Int) -> Bool
  var cost: (Int, Int) -> Int

  var steps: [SiblingAlignment.Step] {
    let gap = SiblingAlignment.gapCost
    let table = restCosts
    var steps: [SiblingAlignment.Step] = []
    var (line, node) = (0, 0)
    while line < lineCount || node < nodeCount {
      let rest = table[line][node]
      if line < lineCount, isEllipsis(line) {
        let isDone = node == nodeCount || table[line + 1][node] == rest
        if isDone { line += 1 } else { node += 1 }
      } else if line < lineCount, node < nodeCount,
        rest == cost(line, node) + table[line + 1][node + 1]
      {
        steps.append(.matched(line: line, node: node))
        (line, node) = (line + 1, node + 1)
      } else if line < lineCount, rest == gap + table[line + 1][node] {
        steps.append(.missing(line: line))
        line += 1
      } else {
        steps.append(.extra(node: node))
        node += 1
      }
    }
    return steps
  }

  /// The minimum cost of aligning the lines and nodes from each pair of indices on.
  private var restCosts: [[Int]] {
    let gap = SiblingAlignment.gapCost
    var table = Array(repeating: Array(repeating: 0, count: nodeCount + 1), count: lineCount + 1)
    for line in (0...lineCount).reversed() {
      for node in (0...nodeCount).reversed() where line < lineCount || node < nodeCount {
        let isEllipsis = line < lineCount && isEllipsis(line)
        let skipLine = line < lineCount ? table[line + 1][node] + (isEllipsis ? 0 : gap) : .max
        let skipNode = node < nodeCount ? table[line][node + 1] + (isEllipsis ? 0 : gap) : .max
        let isPair = line < lineCount && node < nodeCount && !isEllipsis
        let pair = isPair ? table[line + 1][node + 1] + cost(line, node) : .max
        table[line][node] = min(skipLine, skipNode, pair)
      }
    }
    return table
  }
}

/// The comparison of trees by the mismatches of all pairs, as an oracle.
struct AllPairsTreeMatcher {
  let comparison: FrameTreeComparison

  /// Returns the mismatches of sibling lines and nodes, including their children.
  func mismatches(_ lines: [FrameLine], _ nodes: [ResolvedNode], parentLine: Int) -> [Mismatch] {
    var lastLine = parentLine
    var mismatches: [Mismatch] = []
    for step in steps(lines, nodes) {
      switch step {
      case .matched(let line, let node):
        mismatches += pair(lines[line], nodes[node])
        lastLine = lines[line].line
      case .missing(let line):
        // Unmatched lines and unmatched nodes have their own mismatches.
        mismatches += comparison.mismatches(lines: [lines[line]], nodes: [], parentLine: 0)
        lastLine = lines[line].line
      case .extra(let node):
        mismatches += comparison.mismatches(lines: [], nodes: [nodes[node]], parentLine: lastLine)
      }
    }
    return mismatches
  }

  /// Returns the lines that would make the expectation pass for the nodes.
  func accepted(_ lines: [FrameLine], _ nodes: [ResolvedNode], depth: Int = 0) -> [AcceptedLine] {
    var result: [AcceptedLine] = []
    var next = 0
    func ellipses(_ lines: ArraySlice<FrameLine>) -> [AcceptedLine] {
      lines.filter { comparison.isEllipsis($0) }.map { .kept(line: $0.line) }
    }
    for step in steps(lines, nodes) {
      switch step {
      case .matched(let index, let nodeIndex):
        let (line, node) = (lines[index], nodes[nodeIndex])
        result += ellipses(lines[next..<index])
        next = index + 1
        guard comparison.isSameName(line, node) else {
          result += written(node, depth)
          continue
        }
        let isKept = comparison.ownMismatches(line, node).isEmpty
        result += [isKept ? .kept(line: line.line) : comparison.changed(line, to: node)]
        result += accepted(line.children, node.children, depth: depth + 1)
      case .missing(let index):
        result += ellipses(lines[next..<index])
        next = index + 1
      case .extra(let node): result += written(nodes[node], depth)
      }
    }
    return result + ellipses(lines[next...])
  }

  private func written(_ node: ResolvedNode, _ depth: Int) -> [AcceptedLine] {
    [comparison.written(node, depth: depth)] + node.children.flatMap { written($0, depth + 1) }
  }

  private func steps(_ lines: [FrameLine], _ nodes: [ResolvedNode]) -> [SiblingAlignment.Step] {
    let costs = lines.map { line in
      nodes.map { node in
        comparison.isSameName(line, node)
          ? min(3, pair(line, node).count) : SiblingAlignment.gapCost + 3
      }
    }
    return AllPairsAlignment(
      lineCount: lines.count,
      nodeCount: nodes.count,
      isEllipsis: { comparison.isEllipsis(lines[$0]) },
      cost: { costs[$0][$1] }
    ).steps
  }

  private func pair(_ line: FrameLine, _ node: ResolvedNode) -> [Mismatch] {
    let own =
      comparison.isSameName(line, node)
      ? comparison.ownMismatches(line, node)
      : [
        Mismatch(
          line: line.line,
          name: comparison.name(of: line),
          part: node.id.map { .node($0) },
          expected: comparison.value(of: line),
          actual: comparison.value(of: node)
        )
      ]
    return own + mismatches(line.children, node.children, parentLine: line.line)
  }
}
