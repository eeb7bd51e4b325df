import Foundation

@testable import ViewLayout

/// What is inside of outlines, told by the area that a point sees go around it, and by no cuts.
struct OutlineOracle {
  let lines: [[CGPoint]]

  init(_ path: Path) { lines = FlattenedOutline(path).lines }

  /// How often the outline goes around a point, by the angles under which it is seen.
  private func turns(around point: CGPoint) -> Int {
    var angle = 0.0
    for line in lines {
      for (start, end) in zip(line, line.dropFirst() + [line[0]]) {
        var step = atan2(end.y - point.y, end.x - point.x)
        step -= atan2(start.y - point.y, start.x - point.x)
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        angle += step
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    isEvenOdd ? turns(around: point) % 2 != 0 : turns(around: point) != 0
  }

  /// The distance from a point to the nearest line, in points.
  func distance(to point: CGPoint) -> CGFloat {
    lines.flatMap { line in
      zip(line, line.dropFirst() + [line[0]]).map { start, end in
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / max(square, 1e-12)
        let part = min(max(along, 0), 1)
        return hypot(point.x - start.x - dx * part, point.y - start.y - dy * part)
      }
    }
    .min() ?? .infinity
  }
}
