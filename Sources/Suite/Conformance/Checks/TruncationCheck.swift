internal import SpecFormat
internal import ViewLayout

/// Every text shows all that it says.
struct TruncationCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, least: Double) -> [CheckFinding] {
    nodes.all.filter(\.traits.isTruncated).map { nodes.finding(.truncation, $0.index) }
  }
}
