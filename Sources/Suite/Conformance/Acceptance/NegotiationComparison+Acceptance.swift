internal import SpecFormat
internal import ViewLayout

extension NegotiationComparison: AcceptingTreeComparison {
  func changed(_ line: NegotiationLine, to node: NegotiationEntry) -> AcceptedLine {
    var stated = NegotiationText.line(node)
    stated.name = NegotiationText.name(of: line)
    return .changed(line: line.line, name: NegotiationFence.text(of: stated), cells: [])
  }

  func written(_ node: NegotiationEntry, depth: Int) -> AcceptedLine {
    .written(depth: depth, name: NegotiationFence.text(of: NegotiationText.line(node)), cells: [])
  }
}
