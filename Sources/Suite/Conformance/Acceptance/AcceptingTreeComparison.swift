internal import SpecFormat

/// A comparison of trees that can say what the lines would be to hold.
protocol AcceptingTreeComparison: TreeComparison {
  /// The line as it would be for a node of its name that differs.
  func changed(_ line: Line, to node: Node) -> AcceptedLine
  /// A line for a node that has none.
  func written(_ node: Node, depth: Int) -> AcceptedLine
}

extension AcceptingTreeComparison {
  /// Every line that is needed for the nodes: those that hold as they are, `...` where it stands,
  /// numbers in place of others, and new lines only where no line is for a node.
  ///
  /// - Parameters:
  ///   - lines: The lines of one parent, in order.
  ///   - nodes: The nodes of one parent, in order.
  ///   - depth: How many levels deep both are.
  /// - Returns: The lines with those inside them, in order.
  func accepted(lines: [Line], nodes: [Node], depth: Int = 0) -> [AcceptedLine] {
    var result: [AcceptedLine] = []
    var nextLine = 0
    for step in steps(lines: lines, nodes: nodes) {
      switch step {
      case .matched(let line, let node):
        result += ellipses(lines[nextLine..<line])
        result += accepted(lines[line], nodes[node], depth: depth)
        nextLine = line + 1
      case .missing(let line):
        result += ellipses(lines[nextLine..<line])
        nextLine = line + 1
      case .extra(let node):
        result += written(all: nodes[node], depth: depth)
      }
    }
    return result + ellipses(lines[nextLine...])
  }

  private func accepted(_ line: Line, _ node: Node, depth: Int) -> [AcceptedLine] {
    guard isSameName(line, node) else { return written(all: node, depth: depth) }
    let isAsWritten = ownMismatches(line, node).isEmpty
    let own = isAsWritten ? .kept(line: lineNumber(line)) : changed(line, to: node)
    return [own]
      + accepted(lines: children(of: line), nodes: children(of: node), depth: depth + 1)
  }

  private func ellipses(_ lines: ArraySlice<Line>) -> [AcceptedLine] {
    lines.filter { isEllipsis($0) }.map { .kept(line: lineNumber($0)) }
  }

  private func written(all node: Node, depth: Int) -> [AcceptedLine] {
    [written(node, depth: depth)]
      + children(of: node).flatMap { written(all: $0, depth: depth + 1) }
  }
}
