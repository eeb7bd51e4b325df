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
  /// The number of these differences, for many pairs of which only a few are reported.
  func differenceCount(_ line: Line, _ node: Node) -> Int
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
  /// - Complexity: O(*n*) for *n* lines and nodes with all that is inside of them.
  func mismatches(lines: [Line], nodes: [Node], parentLine: Int) -> [Mismatch] {
    let matcher = TreeMatcher(self, lines: lines, nodes: nodes)
    var mismatches: [Mismatch] = []
    append(
      to: &mismatches,
      of: matcher.lines.roots,
      matcher.nodes.roots,
      parentLine: parentLine,
      matcher
    )
    return mismatches
  }

  private func append(
    to mismatches: inout [Mismatch],
    of lines: Range<Int>,
    _ nodes: Range<Int>,
    parentLine: Int,
    _ matcher: TreeMatcher<Self>
  ) {
    var lastLine = parentLine
    for step in matcher.steps(lines: lines, nodes: nodes) {
      switch step {
      case .matched(let line, let node):
        lastLine = lineNumber(matcher.lines[line])
        guard !matcher.isCountedEqual(line, node) else { continue }
        mismatches += pairMismatches(matcher.lines[line], matcher.nodes[node])
        append(
          to: &mismatches,
          of: matcher.lines.children[line],
          matcher.nodes.children[node],
          parentLine: lastLine,
          matcher
        )
      case .missing(let line):
        appendMissing(matcher.lines[line], to: &mismatches)
        lastLine = lineNumber(matcher.lines[line])
      case .extra(let node):
        mismatches.append(extra(matcher.nodes[node], after: lastLine))
      }
    }
  }

  /// The mismatches of a line and a node, without those inside.
  private func pairMismatches(_ line: Line, _ node: Node) -> [Mismatch] {
    isSameName(line, node) ? ownMismatches(line, node) : [replacement(line, node)]
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

  private func appendMissing(_ line: Line, to mismatches: inout [Mismatch]) {
    guard !isEllipsis(line) else { return }
    mismatches.append(
      Mismatch(
        line: lineNumber(line),
        name: name(of: line),
        expected: value(of: line),
        actual: .words("missing")
      )
    )
    for child in children(of: line) { appendMissing(child, to: &mismatches) }
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
  ///   - lines: The outermost lines, in order.
  ///   - nodes: The outermost nodes, in order.
  /// - Returns: The lines with those inside them, in order.
  /// - Complexity: O(*n*) for *n* lines and nodes with all that is inside of them.
  func accepted(lines: [Line], nodes: [Node]) -> [AcceptedLine] {
    let matcher = TreeMatcher(self, lines: lines, nodes: nodes)
    var accepted: [AcceptedLine] = []
    append(to: &accepted, for: matcher.lines.roots, matcher.nodes.roots, depth: 0, matcher)
    return accepted
  }

  private func append(
    to accepted: inout [AcceptedLine],
    for lines: Range<Int>,
    _ nodes: Range<Int>,
    depth: Int,
    _ matcher: TreeMatcher<Self>
  ) {
    var nextLine = lines.lowerBound
    for step in matcher.steps(lines: lines, nodes: nodes) {
      switch step {
      case .matched(let line, let node):
        accepted += ellipses(nextLine..<line, matcher)
        append(to: &accepted, for: line, node, depth: depth, matcher)
        nextLine = line + 1
      case .missing(let line):
        accepted += ellipses(nextLine..<line, matcher)
        nextLine = line + 1
      case .extra(let node):
        append(to: &accepted, all: matcher.nodes[node], depth: depth)
      }
    }
    accepted += ellipses(nextLine..<lines.upperBound, matcher)
  }

  private func append(
    to accepted: inout [AcceptedLine],
    for lineIndex: Int,
    _ nodeIndex: Int,
    depth: Int,
    _ matcher: TreeMatcher<Self>
  ) {
    let (line, node) = (matcher.lines[lineIndex], matcher.nodes[nodeIndex])
    guard isSameName(line, node) else { return append(to: &accepted, all: node, depth: depth) }
    let isAsWritten = differenceCount(line, node) == 0
    accepted.append(isAsWritten ? .kept(line: lineNumber(line)) : changed(line, to: node))
    append(
      to: &accepted,
      for: matcher.lines.children[lineIndex],
      matcher.nodes.children[nodeIndex],
      depth: depth + 1,
      matcher
    )
  }

  private func ellipses(_ lines: Range<Int>, _ matcher: TreeMatcher<Self>) -> [AcceptedLine] {
    lines.map { matcher.lines[$0] }.filter { isEllipsis($0) }
      .map { .kept(line: lineNumber($0)) }
  }

  private func append(to accepted: inout [AcceptedLine], all node: Node, depth: Int) {
    accepted.append(written(node, depth: depth))
    for child in children(of: node) { append(to: &accepted, all: child, depth: depth + 1) }
  }
}
