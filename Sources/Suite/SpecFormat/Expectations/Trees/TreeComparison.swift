/// How an indented tree of a spec is compared with a tree that was observed.
protocol TreeComparison {
  associatedtype Line
  associatedtype Node

  func isEllipsis(_ line: Line) -> Bool
  /// The line's place in the Markdown file, from 1.
  func lineNumber(_ line: Line) -> Int
  func children(of line: Line) -> [Line]
  func children(of node: Node) -> [Node]
  /// Whether the line and the node have the same name, so that they can be compared at all.
  func isSameName(_ line: Line, _ node: Node) -> Bool
  /// The differences between the line and the node themselves.
  func ownMismatches(_ line: Line, _ node: Node) -> [Mismatch]
  /// The name that a mismatch has for the line.
  func name(of line: Line) -> String
  func name(of node: Node) -> String
  /// The line as a value: its name, then the rest.
  func value(of line: Line) -> LineValue
  func value(of node: Node) -> LineValue
  /// The node's id in the resolved tree; `nil` where it is none of that.
  func id(of node: Node) -> Int?
}

extension TreeComparison {
  func id(of node: Node) -> Int? { nil }

  /// Every mismatch between sibling lines and sibling nodes, and inside them.
  ///
  /// - Parameters:
  ///   - lines: The lines of one parent, in order.
  ///   - nodes: The nodes of one parent, in order.
  ///   - parentLine: The line that extra nodes are reported at where no line precedes them, from 1.
  /// - Returns: The mismatches in the order of the lines; none where all is as it is written.
  func mismatches(lines: [Line], nodes: [Node], parentLine: Int) -> [Mismatch] {
    var pairs = PairedMismatches { pairMismatches(lines[$0], nodes[$1]) }
    var lastLine = parentLine
    var mismatches: [Mismatch] = []
    for step in steps(lines: lines, nodes: nodes, pairs: &pairs) {
      switch step {
      case .matched(let line, let node):
        mismatches += pairs[line, node]
        lastLine = lineNumber(lines[line])
      case .missing(let line):
        mismatches += missing(lines[line])
        lastLine = lineNumber(lines[line])
      case .extra(let node):
        mismatches.append(extra(nodes[node], after: lastLine))
      }
    }
    return mismatches
  }

  /// How sibling lines and sibling nodes are paired, at the least cost.
  func steps(lines: [Line], nodes: [Node]) -> [SiblingAlignment.Step] {
    var pairs = PairedMismatches { pairMismatches(lines[$0], nodes[$1]) }
    return steps(lines: lines, nodes: nodes, pairs: &pairs)
  }

  private func steps(
    lines: [Line],
    nodes: [Node],
    pairs: inout PairedMismatches
  ) -> [SiblingAlignment.Step] {
    let alignment = SiblingAlignment(
      lineCount: lines.count,
      nodeCount: nodes.count,
      isEllipsis: { isEllipsis(lines[$0]) }
    )
    return alignment.steps { line, node in
      // Another name costs more than one gap and less than two, whatever is inside.
      guard isSameName(lines[line], nodes[node]) else { return SiblingAlignment.gapCost + 3 }
      return min(3, pairs[line, node].count)
    }
  }

  private func pairMismatches(_ line: Line, _ node: Node) -> [Mismatch] {
    let own = isSameName(line, node) ? ownMismatches(line, node) : [replacement(line, node)]
    let inside = mismatches(
      lines: children(of: line),
      nodes: children(of: node),
      parentLine: lineNumber(line)
    )
    return own + inside
  }

  private func replacement(_ line: Line, _ node: Node) -> Mismatch {
    Mismatch(
      line: lineNumber(line),
      name: name(of: line),
      part: id(of: node).map { .node($0) },
      expected: value(of: line),
      actual: value(of: node)
    )
  }

  private func missing(_ line: Line) -> [Mismatch] {
    guard !isEllipsis(line) else { return [] }
    let own = Mismatch(
      line: lineNumber(line),
      name: name(of: line),
      expected: value(of: line),
      actual: .words("missing")
    )
    return [own] + children(of: line).flatMap { missing($0) }
  }

  private func extra(_ node: Node, after line: Int) -> Mismatch {
    let inside = children(of: node).count
    let more = inside == 0 ? "" : " with \(inside) inside"
    return Mismatch(
      line: line,
      name: name(of: node),
      part: id(of: node).map { .node($0) },
      expected: .words("nothing more here"),
      actual: .words(value(of: node).text + more)
    )
  }
}

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
