import Foundation

/// Cuts segments wherever they meet others, so that what is left meets others at ends alone.
enum OutlineCuts {
  /// Points that are nearer than this to each other are one, in points.
  static let grid: CGFloat = 1e-6

  /// The pieces of segments between the places where others cut them.
  ///
  /// - Complexity: O(*n* · *m*) for *n* segments and *m* others.
  static func pieces(
    of segments: [OutlineSegment],
    cutBy others: [OutlineSegment]
  ) -> [OutlineSegment] {
    segments.flatMap { segment in
      let reach = segment.bounds.insetBy(dx: -grid, dy: -grid)
      let near = others.filter { touches($0.bounds, reach) }
      let cuts = near.flatMap(segment.meetings(with:)).sorted()
      let points = ([0] + cuts + [1]).map { snapped(segment.point(at: min(max($0, 0), 1))) }
      return zip(points, points.dropFirst()).compactMap { start, end in
        start == end ? nil : OutlineSegment(start: start, end: end)
      }
    }
  }

  /// Whether two boxes have a point in common; unlike `intersects`, of boxes without an area too.
  private static func touches(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY
      && other.minY <= one.maxY
  }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  /// The nearest point of the grid; 0 without a sign, so that equal points have one hash.
  private static func snapped(_ length: CGFloat) -> CGFloat {
    (length / grid).rounded() * grid + 0
  }
}
