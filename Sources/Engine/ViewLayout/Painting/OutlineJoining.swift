import Foundation

/// Joins segments into a path where their ends meet.
enum OutlineJoining {
  /// Returns a path that contains each segment once.
  ///
  /// - Parameters:
  ///   - pieces: The segments, in any order.
  ///   - closes: Whether lines that return to their start are closed.
  /// - Returns: A path without redundant points on straight lines.
  static func path(of pieces: [OutlineSegment], closes: Bool) -> Path {
    var following: [Place: [Int]] = [:]
    for (index, piece) in pieces.enumerated().reversed() {
      following[Place(piece.start), default: []].append(index)
    }
    var isUsed = Array(repeating: false, count: pieces.count)
    var path = Path()
    for first in pieces.indices where !isUsed[first] {
      var points = [pieces[first].start]
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        points.append(pieces[index].end)
        let place = Place(pieces[index].end)
        while let last = following[place]?.last, isUsed[last] { following[place]?.removeLast() }
        next = points.last == points.first ? nil : following[place]?.last
      }
      append(points, to: &path, closes: closes)
    }
    return path
  }

  private static func append(_ points: [CGPoint], to path: inout Path, closes: Bool) {
    let isClosed = closes && points.first == points.last
    let corners = straightened(points)
    path.addLines(isClosed ? Array(corners.dropLast()) : corners)
    if isClosed { path.closeSubpath() }
  }

  /// Returns the points without those on the straight line between their neighbors.
  private static func straightened(_ points: [CGPoint]) -> [CGPoint] {
    var result: [CGPoint] = []
    for point in points {
      while result.count > 1, isBetween(result[result.count - 2], result[result.count - 1], point) {
        result.removeLast()
      }
      result.append(point)
    }
    return result
  }

  private static func isBetween(_ start: CGPoint, _ middle: CGPoint, _ end: CGPoint) -> Bool {
    let crossProduct =
      (middle.x - start.x) * (end.y - middle.y) - (middle.y - start.y) * (end.x - middle.x)
    return abs(crossProduct) < OutlineIntersections.grid * hypot(end.x - start.x, end.y - start.y)
  }

  private struct Place: Hashable {
    let x: CGFloat
    let y: CGFloat

    init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
  }
}
