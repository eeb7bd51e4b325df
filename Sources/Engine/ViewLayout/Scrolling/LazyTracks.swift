import Foundation

/// A track of a lazy container: a column of a vertical one, or a row of a horizontal one.
struct LazyTrack: Equatable {
  /// The start of the track along the cross axis, in points.
  var start: CGFloat
  /// The length along the cross axis, in points; `nil` if unspecified.
  var length: CGFloat?
  /// The alignment of the track's elements; `nil` for the container's alignment.
  var alignment: Alignment?
}

/// The grid items that define the tracks of a lazy grid (R-LAZY-1).
struct LazyGridItems: Equatable {
  let items: [GridItem]

  /// Makes the items; an empty array is replaced by one item of length 0, so that every view has a
  /// track.
  init(_ items: [GridItem]) { self.items = items.isEmpty ? [GridItem(.fixed(0))] : items }

  static func == (left: LazyGridItems, right: LazyGridItems) -> Bool {
    left.items.elementsEqual(right.items) { $0.isSame(as: $1) }
  }

  /// R-LAZY-1: returns the tracks for a cross length; the alignment distributes leftover length.
  ///
  /// If the items need more than the proposed length, they are resolved again with the needed
  /// length when the grid is placed.
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

  /// Returns the length that the items need for a given length, in points.
  func total(in length: CGFloat) -> CGFloat { TrackResolution(items, length: length).total }

  /// Returns the tracks for an unspecified length.
  ///
  /// As recorded, they have the ideal lengths of the elements of the first line.
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

  /// Returns the item's length for an element with an ideal length, in points.
  fileprivate func length(where own: CGFloat) -> CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let minimum, let maximum): max(minimum, min(own, maximum))
    case .adaptive(let minimum, let maximum): max(minimum, min(own, maximum))
    }
  }
}

extension GridItem.Size {
  /// A code of the kind and the lengths in points, for comparison.
  fileprivate var bounds: [CGFloat] {
    switch self {
    case .fixed(let length): [0, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}

/// R-LAZY-1: the distribution of a lazy grid's cross length among its items.
struct TrackResolution {
  /// The tracks, in order from the grid's start.
  private(set) var tracks: [LazyTrack] = []
  /// The total length of the tracks with their gaps, in points.
  private(set) var total: CGFloat = 0

  /// Resolves the items once.
  ///
  /// If they need more than the proposed length, the grid resolves them again with the needed
  /// length when it is placed.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - length: The available cross length, in points.
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
        // If the length is infinite, every item has its maximum length.
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
  /// The gap after the item, in points.
  fileprivate var gap: CGFloat { spacing ?? EdgeSpacing.fallback }

  /// Returns the lengths of the item's tracks for its share of the space, in points.
  fileprivate func lengths(sharing share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length):
      return [length]
    case .flexible(let minimum, let maximum):
      return [Self.clamp(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let period = minimum + gap
      let more = period > 0 ? ((share - minimum) / period).rounded(.down) : 0
      let count = more.isFinite && more > 0 ? Int(min(more, Self.maximumCount)) + 1 : 1
      let length = min((share - CGFloat(count - 1) * gap) / CGFloat(count), maximum)
      return Array(repeating: length, count: count)
    }
  }

  /// The maximum number of tracks of one item, to limit memory.
  private static let maximumCount: CGFloat = 10_000

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(minimum, min(length, maximum))
  }
}
