/// A comparison between a tree of indented lines and an observed tree.
protocol TreeComparison {
  associatedtype Line
  associatedtype Node

  func isEllipsis(_ line: Line) -> Bool
  /// Returns the line number in the Markdown file, from 1.
  func lineNumber(_ line: Line) -> Int
  func children(of line: Line) -> [Line]
  func children(of node: Node) -> [Node]
  /// Returns whether a line and a node have the same name; otherwise their properties are not
  /// compared.
  func isSameName(_ line: Line, _ node: Node) -> Bool
  /// Returns the differences between a line and a node, without their children.
  func ownMismatches(_ line: Line, _ node: Node) -> [Mismatch]
  /// Returns the number of these differences, which is faster than creating them.
  func differenceCount(_ line: Line, _ node: Node) -> Int
  /// Returns the name of the line in a mismatch.
  func name(of line: Line) -> String
  func name(of node: Node) -> String
  /// Returns the line as a value that includes its name.
  func value(of line: Line) -> LineValue
  func value(of node: Node) -> LineValue
  /// Returns the node's id in the resolved tree; `nil` if the tree does not contain it.
  func id(of node: Node) -> Int?
}

extension TreeComparison {
  func id(of node: Node) -> Int? { nil }

  /// Returns the mismatches between sibling lines and sibling nodes, including those of their
  /// descendants.
  ///
  /// - Parameters:
  ///   - lines: The lines of one parent, in order.
  ///   - nodes: The nodes of one parent, in order.
  ///   - parentLine: The line at which extra nodes are reported if no line precedes them, from 1.
  /// - Returns: The mismatches in the order of the lines; empty if the trees match.
  /// - Complexity: O(*n*) for *n* lines and nodes, including descendants.
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

  /// Returns each line with the node of the same name that it is aligned with, in preorder.
  ///
  /// - Complexity: O(*n*) for *n* lines and nodes, including descendants.
  func pairs(lines: [Line], nodes: [Node]) -> [(Line, Node)] {
    let matcher = TreeMatcher(self, lines: lines, nodes: nodes)
    var pairs: [(Line, Node)] = []
    func add(_ lines: Range<Int>, _ nodes: Range<Int>) {
      for case .matched(let line, let node) in matcher.steps(lines: lines, nodes: nodes)
      where isSameName(matcher.lines[line], matcher.nodes[node]) {
        pairs.append((matcher.lines[line], matcher.nodes[node]))
        add(matcher.lines.children[line], matcher.nodes.children[node])
      }
    }
    add(matcher.lines.roots, matcher.nodes.roots)
    return pairs
  }

  /// Returns the mismatches of a line and a node, without their children.
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

/// A comparison of trees that can generate the lines with which a block would pass.
protocol AcceptingTreeComparison: TreeComparison {
  /// Returns the line after accepting a node of the same name that differs.
  func changed(_ line: Line, to node: Node) -> AcceptedLine
  /// Returns a new line for a node.
  func written(_ node: Node, depth: Int) -> AcceptedLine
}

extension AcceptingTreeComparison {
  /// Returns the lines after accepting all nodes.
  ///
  /// Lines that match and lines `...` are kept, numbers that differ are replaced, and new lines are
  /// only added for nodes without a line.
  ///
  /// - Parameters:
  ///   - lines: The top-level lines, in order.
  ///   - nodes: The root nodes, in order.
  /// - Returns: The lines in preorder.
  /// - Complexity: O(*n*) for *n* lines and nodes, including descendants.
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
