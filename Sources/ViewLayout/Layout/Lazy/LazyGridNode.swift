import Foundation

/// `LazyHGrid` and `LazyVGrid`: as many elements a line as its items make tracks (R-LAZY-1).
class LazyGridNode: LazyNode {
  /// What says how long the tracks are.
  var items: [GridItem] = [] {
    didSet {
      if !items.elementsEqual(oldValue, by: { $0.isSame(as: $1) }) { invalidate() }
    }
  }

  /// R-LAZY-1: what is left over goes where the grid's alignment says.
  ///
  /// Items that need more than there is resolve again when the grid is placed, as long as what they
  /// need.
  final override func tracks(for length: CGFloat?) -> [LazyTrack] {
    guard let length else { return idealTracks }
    let resolution = TrackResolution(trackItems, length: length)
    let room = length - resolution.total
    let shift = room > 0 && room.isFinite ? room * alignmentFraction : 0
    return resolution.tracks.map { track in
      var track = track
      track.start += shift
      return track
    }
  }

  /// R-LAZY-3: all that is proposed, or what its items need.
  final override func crossLength(for length: CGFloat?) -> CGFloat {
    if let length { return max(length, TrackResolution(trackItems, length: length).total) }
    return idealTracks.last.map { $0.start + ($0.length ?? 0) } ?? 0
  }

  /// Without items there is a track of no length, so that views have a place.
  private var trackItems: [GridItem] { items.isEmpty ? [GridItem(.fixed(0))] : items }

  private var alignmentFraction: CGFloat {
    alignment.defaultValue(width: 1, height: 1, dimensions: { nil })
  }

  /// Recorded: where nothing is proposed, tracks are as the first line likes them.
  private var idealTracks: [LazyTrack] {
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for (index, item) in trackItems.enumerated() {
      let length = item.idealLength(
        of: children.indices.contains(index) ? children[index] : nil,
        axis
      )
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

  /// The item's length where nothing is proposed, in points.
  fileprivate func idealLength(of element: LayoutNode?, _ axis: Axis) -> CGFloat {
    let own = element?.measure(.unspecified)[axis.cross] ?? 0
    switch size {
    case .fixed(let length): return length
    case .flexible(let minimum, let maximum): return max(minimum, min(own, maximum))
    case .adaptive(let minimum, let maximum): return max(minimum, min(own, maximum))
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

/// A lazy grid whose lines follow each other along y.
final class LazyVGridNode: LazyGridNode {
  override var axis: Axis { .vertical }
  override var name: String? { "LazyVGrid" }
}

/// A lazy grid whose lines follow each other along x.
final class LazyHGridNode: LazyGridNode {
  override var axis: Axis { .horizontal }
  override var name: String? { "LazyHGrid" }
}
