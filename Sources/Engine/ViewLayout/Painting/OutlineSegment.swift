import Foundation

struct OutlineSegment: Equatable {
  var start: CGPoint
  var end: CGPoint

  /// The length in points.
  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  var middle: CGPoint { point(at: 0.5) }

  var reversed: OutlineSegment { OutlineSegment(start: end, end: start) }

  var bounds: CGRect {
    CGRect(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
  }

  /// Returns the point at a fraction of the length, from 0 at the start to 1 at the end.
  func point(at part: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Returns the points to the right and to the left of the middle; y increases downward.
  ///
  /// - Parameter distance: The distance from the middle, in points.
  /// - Returns: Both points.
  func sides(at distance: CGFloat) -> (right: CGPoint, left: CGPoint) {
    let (dx, dy) = (-(end.y - start.y) / length * distance, (end.x - start.x) / length * distance)
    return (
      CGPoint(x: middle.x + dx, y: middle.y + dy), CGPoint(x: middle.x - dx, y: middle.y - dy)
    )
  }

  /// Returns the intersections with another segment: none, one, or the ends of the common part.
  ///
  /// - Returns: Fractions of this segment's length, from 0 to 1.
  func meetings(with other: OutlineSegment) -> [CGFloat] {
    let (own, cross) = (vector, other.vector)
    let between = CGPoint(x: other.start.x - start.x, y: other.start.y - start.y)
    let crossProduct = Self.crossProduct(own, cross)
    let scale = length * other.length
    guard scale > 0 else { return [] }
    if abs(crossProduct) > scale * 1e-9 {
      let part = Self.crossProduct(between, cross) / crossProduct
      let otherPart = Self.crossProduct(between, own) / crossProduct
      let slack = 1e-9
      return (-slack...1 + slack).contains(part) && (-slack...1 + slack).contains(otherPart)
        ? [part] : []
    }
    guard abs(Self.crossProduct(between, own)) <= length * 1e-7 else { return [] }
    // The segments are on the same line, so each is cut at the ends of the other one.
    return [other.start, other.end].map(part(of:)).filter { (0...1).contains($0) }
  }

  /// Returns the position of a point along this segment, as a fraction of its length.
  private func part(of point: CGPoint) -> CGFloat {
    let offset = CGPoint(x: point.x - start.x, y: point.y - start.y)
    return (offset.x * vector.x + offset.y * vector.y) / (length * length)
  }

  private var vector: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

  private static func crossProduct(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    one.x * other.y - one.y * other.x
  }
}

/// Cuts segments at their intersections, so that the results meet only at their ends.
enum OutlineIntersections {
  /// The size of the grid to which points are rounded, in points.
  static let grid: CGFloat = 1e-6

  /// Returns the parts of segments between their intersections with others.
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

  /// Returns whether two boxes have a point in common.
  ///
  /// Unlike `intersects`, it also works for boxes without area.
  private static func touches(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY
      && other.minY <= one.maxY
  }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  /// Rounds a coordinate to the grid; -0 becomes 0, so that equal points have the same hash.
  private static func snapped(_ length: CGFloat) -> CGFloat {
    (length / grid).rounded() * grid + 0
  }
}
