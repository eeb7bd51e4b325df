internal import Foundation
internal import ViewLayout

/// Where something is drawn of each node and of what is in it, for those outside of it: what is
/// moved aside or laid over others on purpose is left out.
struct DrawnBounds {
  /// `nil` where nothing is drawn.
  private(set) var whole: [CGRect?]
  /// Without shapes and images; `nil` where nothing else is drawn.
  private(set) var words: [CGRect?]
  /// Whether a node is compared as one: a control, or what has nothing in it that is drawn.
  private(set) var isLeaf: [Bool]

  /// - Complexity: O(*n*) for *n* nodes.
  init(_ nodes: CheckedNodes) {
    whole = Array(repeating: nil, count: nodes.all.count)
    words = whole
    isLeaf = Array(repeating: false, count: whole.count)
    for node in nodes.all.reversed() { add(node) }
  }

  /// Adds a node whose children are known.
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
    whole[index] = node.shownFrame
    words[index] = node.isPlainPaint ? nil : node.shownFrame
  }

  /// Where something is drawn of a node that others see.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - limit: The frame that it is laid behind or over, outside of which its shapes and images
  /// are
  ///     ornaments; `nil` for none.
  /// - Returns: `nil` where nothing is drawn.
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
  /// How far two rectangles lie over each other along the axis where that is less, in points; `nil`
  /// where it is half a point or less.
  func overlap(with other: CGRect) -> CGFloat? {
    let points = min(
      min(maxX, other.maxX) - max(minX, other.minX),
      min(maxY, other.maxY) - max(minY, other.minY)
    )
    return points > 0.5 ? points : nil
  }
}
