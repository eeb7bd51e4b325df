import Foundation

/// Set operations on two regions, which return the outline of the resulting region.
///
/// The segments of both outlines are cut at their intersections. A segment bounds the result if
/// exactly one of its sides is inside the result. These segments are joined to lines.
struct OutlineSets {
  private let first: OutlineRegion
  private let second: OutlineRegion

  init(_ first: OutlineRegion, _ second: OutlineRegion) {
    self.first = first
    self.second = second
  }

  /// Returns the outline of a set of points.
  ///
  /// - Parameter isInside: Returns whether a point belongs to the set, given whether it is in the
  ///   first and in the second region.
  /// - Returns: Closed lines around the set, which is to their right (y increases downward). Both
  ///   fill rules give the same result.
  /// - Complexity: O((*n* + *k*) · *n*) for *n* segments with *k* intersections.
  func outline(where isInside: (_ inFirst: Bool, _ inSecond: Bool) -> Bool) -> Path {
    let all = first.segments + second.segments
    var pieces: [OutlineSegment] = []
    var seen: [OutlineSegment.Ends: Bool] = [:]
    for piece in OutlineIntersections.pieces(of: all, cutBy: all) {
      guard seen.updateValue(true, forKey: piece.ends) == nil else { continue }
      let sides = piece.sides(at: min(piece.length, 1) * 1e-3)
      let (right, left) = (contains(sides.right, isInside), contains(sides.left, isInside))
      if right != left { pieces.append(right ? piece : piece.reversed) }
    }
    return OutlineJoining.path(of: pieces, closes: true)
  }

  private func contains(_ point: CGPoint, _ isInside: (Bool, Bool) -> Bool) -> Bool {
    isInside(first.contains(point), second.contains(point))
  }

  /// Returns the parts of a line that are inside or outside of a region.
  ///
  /// - Parameters:
  ///   - path: The line, which is not closed.
  ///   - region: The region.
  ///   - isInside: Whether to return the parts inside the region, rather than those outside.
  /// - Returns: Open lines.
  static func line(_ path: Path, in region: OutlineRegion, isInside: Bool) -> Path {
    let segments = FlattenedOutline(path).segments
    let pieces = OutlineIntersections.pieces(of: segments, cutBy: region.segments)
    return OutlineJoining.path(
      of: pieces.filter { region.contains($0.middle) == isInside },
      closes: false
    )
  }
}

extension OutlineSegment {
  /// Both ends of the segment, regardless of its direction.
  fileprivate struct Ends: Hashable {
    let coordinates: [CGFloat]
  }

  fileprivate var ends: Ends {
    let isForward = (start.x, start.y) < (end.x, end.y)
    let (first, last) = isForward ? (start, end) : (end, start)
    return Ends(coordinates: [first.x, first.y, last.x, last.y])
  }
}

/// The region that a path encloses.
struct OutlineRegion {
  let segments: [OutlineSegment]
  /// Whether the region is filled by the even-odd rule.
  let isEvenOdd: Bool

  init(_ path: Path, isEvenOdd: Bool) {
    segments = FlattenedOutline(path).closedSegments
    self.isEvenOdd = isEvenOdd
  }

  /// Returns whether a point is inside the region.
  ///
  /// - Complexity: O(*n*) for *n* segments.
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
