import Foundation

/// What lies inside of an outline.
struct OutlineRegion {
  let segments: [OutlineSegment]
  /// Whether parts that overlap an even number of times are outside.
  let isEvenOdd: Bool

  init(_ path: Path, isEvenOdd: Bool) {
    segments = FlattenedOutline(path).closedSegments
    self.isEvenOdd = isEvenOdd
  }

  /// Whether a point is inside.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for segment in segments {
      let (start, end) = (segment.start, segment.end)
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let part = (point.y - start.y) / (end.y - start.y)
      if start.x + (end.x - start.x) * part > point.x { winding += start.y < end.y ? 1 : -1 }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}
