import Foundation

/// What becomes of two regions together: an outline around all points that are to be inside.
///
/// All pieces of both outlines are cut where they meet. A piece bounds the result where one side of
/// it is inside of the result and the other is not; the pieces that do are joined to lines.
struct OutlineSets {
  private let first: OutlineRegion
  private let second: OutlineRegion

  init(_ first: OutlineRegion, _ second: OutlineRegion) {
    self.first = first
    self.second = second
  }

  /// The outline of a set.
  ///
  /// - Parameter isInside: Whether a point is in the set that is in the first region or is not, and
  ///   in the second or is not.
  /// - Returns: Closed lines that go around the set with it on their right, where y runs down: it
  ///   is filled alike by both rules.
  /// - Complexity: O((*n* + *k*) · *n*) for *n* pieces with *k* meetings.
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

  /// The pieces of a line that are inside of a region, or outside of it.
  ///
  /// - Parameters:
  ///   - path: The line, which is not closed.
  ///   - region: The region.
  ///   - isInside: Whether the pieces inside are kept, or those outside.
  /// - Returns: Lines that stay open.
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
  /// Both ends, whichever is the start.
  fileprivate struct Ends: Hashable {
    let coordinates: [CGFloat]
  }

  fileprivate var ends: Ends {
    let isForward = (start.x, start.y) < (end.x, end.y)
    let (first, last) = isForward ? (start, end) : (end, start)
    return Ends(coordinates: [first.x, first.y, last.x, last.y])
  }
}

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
