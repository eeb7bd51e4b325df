internal import Foundation
internal import SpecFormat

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
  /// The line as a mismatch names it: its name, then the rest.
  func text(of line: Line) -> (subject: String, whole: String)
  func text(of node: Node) -> (subject: String, whole: String)
  /// Where the line has its node, in points; `nil` where it says nothing of a place.
  func frame(of line: Line) -> CGRect?
  /// Where the node is, in points; `nil` where it is nowhere.
  func frame(of node: Node) -> CGRect?
}

extension TreeComparison {
  func frame(of line: Line) -> CGRect? { nil }

  func frame(of node: Node) -> CGRect? { nil }

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
      subject: text(of: line).subject,
      expected: text(of: line).whole,
      actual: text(of: node).whole,
      expectedFrame: frame(of: line),
      actualFrame: frame(of: node)
    )
  }

  private func missing(_ line: Line) -> [Mismatch] {
    guard !isEllipsis(line) else { return [] }
    let own = Mismatch(
      line: lineNumber(line),
      subject: text(of: line).subject,
      expected: text(of: line).whole,
      actual: "missing",
      expectedFrame: frame(of: line)
    )
    return [own] + children(of: line).flatMap { missing($0) }
  }

  private func extra(_ node: Node, after line: Int) -> Mismatch {
    let inside = children(of: node).count
    let more = inside == 0 ? "" : " with \(inside) inside"
    return Mismatch(
      line: line,
      subject: text(of: node).subject,
      expected: "nothing more here",
      actual: text(of: node).whole + more
    )
  }
}
