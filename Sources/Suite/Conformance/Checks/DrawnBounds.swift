internal import Foundation
internal import LayoutTree

/// The bounds of the drawing of each node and its descendants.
///
/// Nodes that are moved by `offset` or `position`, or laid over others on purpose, are left out.
struct DrawnBounds {
  /// The bounds by the index of the node; `nil` if nothing is drawn.
  private(set) var whole: [CGRect?]
  /// The bounds without shapes and images, by the index of the node; `nil` if nothing else is
  /// drawn.
  private(set) var words: [CGRect?]
  /// Whether a node is compared as a whole: a control, or a node without drawn descendants.
  private(set) var isLeaf: [Bool]

  /// - Complexity: O(*n*) for *n* nodes.
  init(_ nodes: CheckedNodes) {
    whole = Array(repeating: nil, count: nodes.all.count)
    words = whole
    isLeaf = Array(repeating: false, count: whole.count)
    for node in nodes.all.reversed() { add(node) }
  }

  /// Adds a node whose children were added before.
  private mutating func add(_ node: CheckedNode) {
    guard !node.isMovedAside, !node.traits.isLaidOver else { return }
    let index = node.index
    for (place, child) in node.children.enumerated() {
      let limit = node.isSecondaryContainer && place > 0 ? node.frame : nil
      whole[index] = Self.union(whole[index], bounds(of: child, within: limit))
      words[index] = Self.union(words[index], words[child])
    }
    guard let paint = node.traits.paint, paint == .control || whole[index] == nil else { return }
    isLeaf[index] = true
    whole[index] = node.shownFrame.map { $0.intersection(node.alignmentRect) }
    words[index] = node.isPlainPaint ? nil : whole[index]
  }

  /// Returns the bounds of a node's drawing for a comparison with other nodes.
  ///
  /// - Parameters:
  ///   - index: The index of the node.
  ///   - limit: The frame of the view that the node is a background or an overlay of. Shapes and
  ///     images outside of it are decoration. `nil` if there is no such view.
  /// - Returns: The bounds; `nil` if nothing is drawn.
  func bounds(of index: Int, within limit: CGRect?) -> CGRect? {
    guard let limit, let all = whole[index] else { return whole[index] }
    let seen = all.intersection(limit)
    return Self.union(words[index], seen.isEmpty ? nil : seen)
  }

  private static func union(_ first: CGRect?, _ second: CGRect?) -> CGRect? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }
}

extension CGRect {
  /// Returns the overlap of two rectangles along the axis with the smaller overlap, in points;
  /// `nil` up to half a point.
  func overlap(with other: CGRect) -> CGFloat? {
    let points = min(
      min(maxX, other.maxX) - max(minX, other.minX),
      min(maxY, other.maxY) - max(minY, other.minY)
    )
    return points > 0.5 ? points : nil
  }
}
