public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, as straight segments; the
  /// whole path is unchanged.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from > 0 || to < 1 else { return self }
    guard from < to else { return Path() }
    let lines = FlattenedOutline(self).lines
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    var part = Path()
    var position: CGFloat = 0
    for line in lines {
      part.add(line, from: from * total - position, to: to * total - position)
      position += Self.length(of: line)
    }
    return part
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + OutlineSegment(start: $1.0, end: $1.1).length }
  }

  /// Adds the part of a line between two distances from its start, in points.
  private mutating func add(_ line: [CGPoint], from: CGFloat, to: CGFloat) {
    var position: CGFloat = 0
    var isDrawing = false
    for (start, end) in zip(line, line.dropFirst()) {
      let segment = OutlineSegment(start: start, end: end)
      defer { position += segment.length }
      guard segment.length > 0, position < to, position + segment.length > from else { continue }
      if !isDrawing { move(to: segment.point(at: max((from - position) / segment.length, 0))) }
      isDrawing = true
      addLine(to: segment.point(at: min((to - position) / segment.length, 1)))
    }
  }
}
