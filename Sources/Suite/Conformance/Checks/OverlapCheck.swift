internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// Checks that no two drawn leaves overlap.
///
/// Siblings are compared by the bounds of their drawing, and only overlapping siblings are
/// descended into. A layout without overlaps takes as long as sorting its nodes.
struct OverlapCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    var search = OverlapSearch(nodes)
    search.visitAll()
    return search.pairs.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }.map { pair in
      nodes.finding(.overlap, pair.upper, other: pair.lower, points: pair.points)
    }
  }
}

/// A search for leaves that overlap.
struct OverlapSearch {
  /// A leaf that overlaps another one.
  struct Pair {
    var upper: Int
    var lower: Int
    /// The overlap along the axis on which it is smaller, in points.
    var points: CGFloat
  }

  /// A node with the limit of its drawing for comparisons.
  private struct Part {
    var index: Int
    /// The frame outside of which shapes and images of the node are decoration; `nil` for none.
    var limit: CGRect?
  }

  private let nodes: CheckedNodes
  private let drawn: DrawnBounds
  /// The upper leaves of the pairs, as each is reported once.
  private var found: Set<Int> = []
  private(set) var pairs: [Pair] = []

  init(_ nodes: CheckedNodes) {
    self.nodes = nodes
    drawn = DrawnBounds(nodes)
  }
}

extension OverlapSearch {
  /// Compares the children of every node with each other.
  mutating func visitAll() {
    for node in nodes.all where node.children.count > 1 && !node.pilesUp {
      let parts = node.children.filter { drawn.whole[$0] != nil }
      for (first, second) in SweepLineOverlaps.overlapping(parts.map { drawn.whole[$0] ?? .null }) {
        let pair = (parts[first], parts[second])
        compare(
          Part(index: min(pair.0, pair.1)),
          Part(index: max(pair.0, pair.1)),
          in: node
        )
      }
    }
  }

  private func bounds(_ part: Part) -> CGRect? {
    drawn.bounds(of: part.index, within: part.limit)
  }

  /// Searches for leaves of one node that overlap leaves of another.
  ///
  /// - Parameters:
  ///   - lower: The node that is drawn first.
  ///   - upper: The node that is drawn later.
  ///   - common: The nearest common ancestor.
  private mutating func compare(_ lower: Part, _ upper: Part, in common: CheckedNode) {
    guard let below = bounds(lower), let above = bounds(upper),
      let points = below.overlap(with: above), !found.contains(upper.index)
    else { return }
    let (lowerNode, upperNode) = (nodes[lower.index], nodes[upper.index])
    if lowerNode.traits.zIndex != upperNode.traits.zIndex { return }
    if common.traits.stacking == .layers, lowerNode.isBackdrop(of: above) { return }
    if common.letsContentPassUnder, lowerNode.passesUnder || upperNode.passesUnder { return }
    let (isLowerLeaf, isUpperLeaf) = (drawn.isLeaf[lower.index], drawn.isLeaf[upper.index])
    if isLowerLeaf, isUpperLeaf {
      guard lowerNode.traits.paint != .placeholder, upperNode.traits.paint != .placeholder else {
        return
      }
      found.insert(upper.index)
      pairs.append(Pair(upper: upper.index, lower: lower.index, points: points))
    } else if isLowerLeaf {
      for part in parts(of: upper) { compare(lower, part, in: common) }
    } else {
      for part in parts(of: lower) { compare(part, upper, in: common) }
    }
  }

  /// Returns the children of a node, with the limits of their drawing.
  private func parts(of part: Part) -> [Part] {
    let node = nodes[part.index]
    return node.children.enumerated().map { place, child in
      guard node.isSecondaryContainer, place > 0 else {
        return Part(index: child, limit: part.limit)
      }
      return Part(index: child, limit: part.limit.map { $0.intersection(node.frame) } ?? node.frame)
    }
  }
}

extension CheckedNode {
  /// Whether the children of the node overlap on purpose.
  fileprivate var pilesUp: Bool {
    name == "ZStack" || traits.stacking == .pile || isSecondaryContainer
  }

  /// Returns whether the node is a background that contains what is drawn over it; a text is never
  /// one.
  fileprivate func isBackdrop(of bounds: CGRect) -> Bool {
    traits.paint != nil && traits.paint != .text && bounds.exceeds(frame) <= 0.5
  }

  /// Whether scrolling children of the node may pass under their siblings, such as a bar of
  /// `safeAreaInset`.
  fileprivate var letsContentPassUnder: Bool {
    name == "safeAreaInset" || traits.stacking == .layers
  }

  /// Whether the node may extend under others, because it scrolls or ignores the safe area.
  fileprivate var passesUnder: Bool { !traits.scrolls.isEmpty || name == "ignoresSafeArea" }
}

/// A sweep for overlapping rectangles, along the axis on which the rectangles are less crowded.
enum SweepLineOverlaps {
  /// Returns the pairs of rectangles that overlap by more than half a point along both axes.
  ///
  /// - Parameter rects: Rectangles with finite sides.
  /// - Returns: The indices of each pair.
  /// - Complexity: O(*n* log *n* + *k*) for *n* rectangles and *k* pairs whose spans overlap on the
  ///   axis of the sweep.
  static func overlapping(_ rects: [CGRect]) -> [(Int, Int)] {
    guard rects.count > 1 else { return [] }
    let all = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    let densityX = rects.reduce(0) { $0 + $1.width } / max(all.width, 1)
    let densityY = rects.reduce(0) { $0 + $1.height } / max(all.height, 1)
    let isAcross = densityX < densityY
    let spans = rects.map { isAcross ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
    var pairs: [(Int, Int)] = []
    var active: [Int] = []
    for place in rects.indices.sorted(by: { spans[$0].0 < spans[$1].0 }) {
      active.removeAll { spans[$0].1 <= spans[place].0 + 0.5 }
      for other in active where rects[other].overlap(with: rects[place]) != nil {
        pairs.append((other, place))
      }
      active.append(place)
    }
    return pairs
  }
}
