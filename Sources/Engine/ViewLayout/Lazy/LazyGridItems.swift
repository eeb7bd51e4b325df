import Foundation

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
    let room = length - resolution.total
    let fraction = alignment.defaultValue(width: 1, height: 1, dimensions: { nil })
    let shift = room > 0 && room.isFinite ? room * fraction : 0
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
