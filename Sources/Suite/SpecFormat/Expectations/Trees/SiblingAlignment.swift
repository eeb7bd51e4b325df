/// Pairs the lines of a spec with the nodes that stand beside each other, at the least cost.
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

  var lineCount: Int
  var nodeCount: Int
  /// Whether the line of an index is `...`, which takes any number of nodes.
  var isEllipsis: (Int) -> Bool
}

extension SiblingAlignment {
  /// The pairs and gaps, in order; nodes that `...` takes are left out.
  ///
  /// - Parameter cost: What it costs to pair a line with a node; 0 where nothing differs.
  /// - Returns: A step for each line but `...`, and for each node that no `...` takes.
  /// - Complexity: O(lines x nodes) costs, for what is left when a common beginning is taken off.
  func steps(cost: (_ line: Int, _ node: Int) -> Int) -> [Step] {
    var start = 0
    while start < min(lineCount, nodeCount), !isEllipsis(start), cost(start, start) == 0 {
      start += 1
    }
    let beginning = (0..<start).map { Step.matched(line: $0, node: $0) }
    let pairCosts = (start..<lineCount).map { line in
      (start..<nodeCount).map { isEllipsis(line) ? 0 : cost(line, $0) }
    }
    return beginning + cheapestSteps(pairCosts, from: start)
  }

  private func cheapestSteps(_ pairCosts: [[Int]], from start: Int) -> [Step] {
    let table = restCosts(pairCosts, from: start)
    var steps: [Step] = []
    var (line, node) = (start, start)
    while line < lineCount || node < nodeCount {
      let rest = table[line - start][node - start]
      if line < lineCount, isEllipsis(line) {
        let isDone = node == nodeCount || table[line + 1 - start][node - start] == rest
        if isDone { line += 1 } else { node += 1 }
      } else if line < lineCount, node < nodeCount,
        rest == pairCosts[line - start][node - start] + table[line + 1 - start][node + 1 - start]
      {
        steps.append(.matched(line: line, node: node))
        (line, node) = (line + 1, node + 1)
      } else if line < lineCount, rest == Self.gapCost + table[line + 1 - start][node - start] {
        steps.append(.missing(line: line))
        line += 1
      } else {
        steps.append(.extra(node: node))
        node += 1
      }
    }
    return steps
  }

  /// The least cost of what is left from each line and node on, filled from the end.
  private func restCosts(_ pairCosts: [[Int]], from start: Int) -> [[Int]] {
    let (lines, nodes) = (lineCount - start, nodeCount - start)
    var table = Array(repeating: Array(repeating: 0, count: nodes + 1), count: lines + 1)
    for line in stride(from: lines, through: 0, by: -1) {
      for node in stride(from: nodes, through: 0, by: -1) where line < lines || node < nodes {
        let isEllipsis = line < lines && isEllipsis(line + start)
        let skipLine = line < lines ? table[line + 1][node] + (isEllipsis ? 0 : Self.gapCost) : .max
        let skipNode = node < nodes ? table[line][node + 1] + (isEllipsis ? 0 : Self.gapCost) : .max
        let isPair = line < lines && node < nodes && !isEllipsis
        let pair = isPair ? table[line + 1][node + 1] + pairCosts[line][node] : .max
        table[line][node] = min(skipLine, skipNode, pair)
      }
    }
    return table
  }
}

/// The mismatches of lines paired with nodes, each pair compared once.
///
/// Without it a pair is compared to find its cost and again for its mismatches, and so is every
/// pair inside: a tree 30 levels deep would never be done.
struct PairedMismatches {
  private struct Pair: Hashable {
    var line: Int
    var node: Int
  }

  private let compare: (_ line: Int, _ node: Int) -> [Mismatch]
  private var known: [Pair: [Mismatch]] = [:]

  init(compare: @escaping (_ line: Int, _ node: Int) -> [Mismatch]) {
    self.compare = compare
  }

  /// The mismatches of a pair.
  subscript(line: Int, node: Int) -> [Mismatch] {
    mutating get {
      let pair = Pair(line: line, node: node)
      if let mismatches = known[pair] { return mismatches }
      let mismatches = compare(line, node)
      known[pair] = mismatches
      return mismatches
    }
  }
}
