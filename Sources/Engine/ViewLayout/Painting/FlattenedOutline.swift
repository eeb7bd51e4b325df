import Foundation

/// The straight segments that approximate a path.
struct FlattenedOutline {
  /// The maximum distance of a segment from its curve, in points.
  static let tolerance: CGFloat = 0.02
  /// The maximum number of segments of a curve.
  private static let pieceLimit: CGFloat = 256

  /// The points of each line; the last point of a closed line equals the first one.
  private(set) var lines: [[CGPoint]] = []

  /// Makes the segments of a path.
  ///
  /// - Complexity: O(*n*) for *n* segments.
  init(_ path: Path) {
    for element in path.elements { append(element) }
    lines.removeAll { $0.count < 2 }
  }

  /// The segments of the stroke: open lines remain open.
  var segments: [OutlineSegment] { lines.flatMap(Self.segments) }

  /// The segments of the filled region: open lines are closed.
  var closedSegments: [OutlineSegment] {
    lines.flatMap { line in
      guard let first = line.first, line.last != first else { return Self.segments(of: line) }
      return Self.segments(of: line + [first])
    }
  }

  private static func segments(of line: [CGPoint]) -> [OutlineSegment] {
    zip(line, line.dropFirst()).compactMap { start, end in
      let isFinite = [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
      return start == end || !isFinite ? nil : OutlineSegment(start: start, end: end)
    }
  }
}

extension FlattenedOutline {
  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let end): lines.append([end])
    case .line(let end): add(end)
    case .quadCurve(let end, let control):
      guard let start = lines.last?.last else { return lines.append([end]) }
      let bend = Self.bend(start, control, end)
      addCurve(pieces: Self.pieces(bend: bend, degree: 2)) {
        Self.mix([start, control, end], at: $0)
      }
    case .curve(let end, let control1, let control2):
      guard let start = lines.last?.last else { return lines.append([end]) }
      let bend = max(Self.bend(start, control1, control2), Self.bend(control1, control2, end))
      addCurve(pieces: Self.pieces(bend: bend, degree: 3)) {
        Self.mix([start, control1, control2, end], at: $0)
      }
    case .closeSubpath:
      guard let first = lines.last?.first else { return }
      add(first)
      // An element without a preceding move starts at the start of the closed line.
      lines.append([first])
    }
  }

  private mutating func add(_ point: CGPoint) {
    if lines.isEmpty { lines.append([point]) } else { lines[lines.count - 1].append(point) }
  }

  private mutating func addCurve(pieces: Int, _ point: (CGFloat) -> CGPoint) {
    for piece in 1...pieces { add(point(CGFloat(piece) / CGFloat(pieces))) }
  }

  /// Returns twice the distance of a control point from the midpoint of its neighbors, in points.
  private static func bend(_ one: CGPoint, _ middle: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - 2 * middle.x + other.x, one.y - 2 * middle.y + other.y)
  }

  /// Returns the number of segments that satisfies the tolerance, by Wang's formula.
  private static func pieces(bend: CGFloat, degree: CGFloat) -> Int {
    let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), pieceLimit)) : 1
  }

  /// Returns the point of a Bézier curve at a fraction from 0 to 1, by De Casteljau's algorithm.
  private static func mix(_ points: [CGPoint], at part: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { OutlineSegment(start: $0, end: $1) }
        .map { $0.point(at: part) }
    }
    return points[0]
  }
}
