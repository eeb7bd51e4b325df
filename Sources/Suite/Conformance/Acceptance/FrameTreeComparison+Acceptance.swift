internal import SpecFormat
internal import ViewLayout

extension FrameTreeComparison: AcceptingTreeComparison {
  func changed(_ line: FrameLine, to node: ResolvedNode) -> AcceptedLine {
    guard let expected = line.node else { return .kept(line: line.line) }
    return FrameNodeComparison(line: line.line, expected: expected, tolerance: tolerance)
      .accepted(node)
  }

  func written(_ node: ResolvedNode, depth: Int) -> AcceptedLine {
    .written(
      depth: depth,
      name: NodeText.name(of: node),
      cells: node.frame.numbers.map { NumberText.text($0) }
    )
  }
}
