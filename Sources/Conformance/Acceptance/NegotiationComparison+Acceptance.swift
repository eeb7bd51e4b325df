internal import SpecFormat
internal import ViewLayout

extension NegotiationComparison: AcceptingTreeComparison {
  func changed(_ line: NegotiationLine, to node: NegotiationEntry) -> AcceptedLine {
    let name = NegotiationText.name(of: line)
    return .changed(
      line: line.line,
      name: "\(name) \(NegotiationText.conversation(of: node))",
      cells: []
    )
  }

  func written(_ node: NegotiationEntry, depth: Int) -> AcceptedLine {
    .written(depth: depth, name: NegotiationText.line(node), cells: [])
  }
}
