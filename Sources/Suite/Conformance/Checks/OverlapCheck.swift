internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// No two leaves that are drawn lie over each other.
///
/// Siblings are compared by the rectangles around what is drawn in them, and only those that
/// overlap are looked into: a layout without faults costs as much as sorting its nodes.
struct OverlapCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, least: Double) -> [CheckFinding] {
    var search = OverlapSearch(nodes)
    search.visitAll()
    return search.pairs.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }.map { pair in
      nodes.finding(.overlap, pair.upper, other: pair.lower, points: pair.points)
    }
  }
}
