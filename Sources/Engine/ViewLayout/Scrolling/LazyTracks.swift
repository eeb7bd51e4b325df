import Foundation

/// One of the strips that a lazy container's elements are put in: a column, or a row.
struct LazyTrack: Equatable {
  /// Where the strip begins across the container, in points.
  var start: CGFloat
  /// How wide it is, in points; `nil` where nothing is proposed.
  var length: CGFloat?
  /// Where its elements go; `nil` for where the container says.
  var alignment: Alignment?
}

/// The items that say how long the tracks of a lazy grid are (R-LAZY-1).
struct LazyGridItems: Equatable {
  let items: [GridItem]

  /// Without items there is a track of no length, so that views have a place.
  init(_ items: [GridItem]) { self.items = items.isEmpty ? [GridItem(.fixed(0))] : items }

  static func == (left: LazyGridItems, right: LazyGridItems) -> Bool {
    left.items.elementsEqual(right.items) { $0.isSame(as: $1) }
  }

  /// R-LAZY-1: what is left over goes where the grid's alignment says.
  ///
  /// Items that need more than there is resolve again when the grid is placed, as long as what they
  /// need.
  func tracks(in length: CGFloat, alignedBy alignment: AlignmentGuideKey) -> [LazyTrack] {
    let resolution = TrackResolution(items, length: length)
    let space = length - resolution.total
    let fraction = alignment.defaultValue(width: 1, height: 1, dimensions: { nil })
    let shift = space > 0 && space.isFinite ? space * fraction : 0
    return resolution.tracks.map { track in
      var track = track
      track.start += shift
      return track
    }
  }

  /// The length that the items need in a given one, in points.
  func total(in length: CGFloat) -> CGFloat { TrackResolution(items, length: length).total }

  /// Recorded: where nothing is proposed, tracks are as the first line likes them.
  func idealTracks(along axis: Axis, of children: some LayoutChildren) -> [LazyTrack] {
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for (index, item) in items.enumerated() {
      let own =
        children.indices.contains(index)
        ? children[index].measure(.unspecified)[axis.cross] : 0
      let length = item.length(where: own)
      tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment))
      start += length + (item.spacing ?? EdgeSpacing.fallback)
    }
    return tracks
  }
}

extension GridItem {
  fileprivate func isSame(as other: GridItem) -> Bool {
    guard spacing == other.spacing, alignment == other.alignment else { return false }
    return size.bounds == other.size.bounds
  }

  /// The item's length around an element of an ideal length, in points.
  fileprivate func length(where own: CGFloat) -> CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let minimum, let maximum): max(minimum, min(own, maximum))
    case .adaptive(let minimum, let maximum): max(minimum, min(own, maximum))
    }
  }
}

extension GridItem.Size {
  /// The kind of the size, and its lengths in points: what tells it from others.
  fileprivate var bounds: [CGFloat] {
    switch self {
    case .fixed(let length): [0, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}

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
