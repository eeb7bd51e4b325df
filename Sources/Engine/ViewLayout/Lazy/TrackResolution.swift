import Foundation

/// R-LAZY-1: how grid items share the length across a lazy grid.
struct TrackResolution {
  /// The tracks, from the grid's start.
  private(set) var tracks: [LazyTrack] = []
  /// How far they reach, in points.
  private(set) var total: CGFloat = 0

  /// Resolves the items once; a grid whose items need more than it is proposed does so again with
  /// what they need, when it is placed.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - length: What the grid has across, in points.
  init(_ items: [GridItem], length: CGFloat) {
    var remainder = length
    var flexibleCount = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { remainder -= item.gap }
      if case .fixed(let own) = item.size { remainder -= own } else { flexibleCount += 1 }
    }
    for (index, item) in items.enumerated() {
      let share = max(remainder, 0) / CGFloat(max(flexibleCount, 1))
      let lengths = item.lengths(sharing: share)
      if case .fixed = item.size {
      } else {
        let gaps = CGFloat(lengths.count - 1) * item.gap
        // Of an endless length every item takes what it can.
        if remainder.isFinite { remainder -= lengths.reduce(0, +) + gaps }
        flexibleCount -= 1
      }
      append(lengths, of: item, isLast: index == items.count - 1)
    }
  }

  private mutating func append(_ lengths: [CGFloat], of item: GridItem, isLast: Bool) {
    for (index, length) in lengths.enumerated() {
      tracks.append(LazyTrack(start: total, length: length, alignment: item.alignment))
      total += length
      if index < lengths.count - 1 || !isLast { total += item.gap }
    }
  }
}

extension GridItem {
  /// The gap behind the item, in points.
  fileprivate var gap: CGFloat { spacing ?? EdgeSpacing.fallback }

  /// The lengths of the tracks that the item is, given its share of the room, in points.
  fileprivate func lengths(sharing share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length):
      return [length]
    case .flexible(let minimum, let maximum):
      return [Self.clamp(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let period = minimum + gap
      let more = period > 0 ? ((share - minimum) / period).rounded(.down) : 0
      let count = more.isFinite && more > 0 ? Int(min(more, Self.greatestCount)) + 1 : 1
      let length = min((share - CGFloat(count - 1) * gap) / CGFloat(count), maximum)
      return Array(repeating: length, count: count)
    }
  }

  /// How many tracks one item is at most: more are no author's intent.
  private static let greatestCount: CGFloat = 10_000

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(minimum, min(length, maximum))
  }
}
