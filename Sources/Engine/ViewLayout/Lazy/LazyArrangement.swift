import Foundation

/// How a lazy container arranges its elements at one length across.
struct LazyArrangement {
  let lines: LazyLines
  /// The places of the elements that are made, by their slots.
  var places: [Int: LazyPlace] = [:]
  /// All lines with the gaps between them, in points.
  var total: CGFloat = 0
  /// The gap and the length that a line is taken to have that was not measured.
  var usual: (gap: CGFloat, length: CGFloat) = (EdgeSpacing.fallback, 0)
}
