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
