import Foundation
import Testing
@testable import ViewLayout

struct PathSetsTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Returns the signed area enclosed by closed lines.
  private func area(_ path: Path) -> CGFloat {
    FlattenedOutline(path).closedSegments.reduce(0) {
      $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2
    }
  }

  @Test func `union, intersection and differences of overlapping squares have exact areas`() {
    #expect(abs(area(Self.square.union(Self.moved))) == 175)
    #expect(abs(area(Self.square.intersection(Self.moved))) == 25)
    #expect(abs(area(Self.square.subtracting(Self.moved))) == 75)
    #expect(abs(area(Self.square.symmetricDifference(Self.moved))) == 150)
    #expect(
      Self.square.intersection(Self.moved).boundingRect
        == CGRect(x: 5, y: 5, width: 5, height: 5)
    )
  }

  @Test func `the union of two squares with a common side is one rectangle`() {
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let both = Self.square.union(beside)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(FlattenedOutline(both).closedSegments.count == 4)
    #expect(Self.square.intersection(beside).isEmpty)
    #expect(Self.square.subtracting(Self.square).isEmpty)
    #expect(abs(area(Self.square.union(Self.square))) == 100)
  }

  @Test func `the outline of a subtracted hole runs in the opposite direction`() {
    let frame = Self.square.subtracting(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(FlattenedOutline(frame).lines.count == 2)
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    #expect(frame.contains(CGPoint(x: 1, y: 5)))
    #expect(abs(area(frame)) == 64)
  }

  @Test func `the even-odd rule excludes the overlap of two squares`() {
    var twice = Self.square
    twice.addPath(Self.moved)
    let middle = CGPoint(x: 7, y: 7)
    #expect(twice.contains(middle))
    #expect(!twice.contains(middle, eoFill: true))
    #expect(abs(area(twice.normalized(eoFill: false))) == 175)
    #expect(abs(area(twice.normalized())) == 150)
  }

  @Test func `lineIntersection and lineSubtraction cut a line at an outline`() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    let inside = line.lineIntersection(Self.square)
    #expect(FlattenedOutline(inside).lines == [[CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]])
    let outside = FlattenedOutline(line.lineSubtraction(Self.square)).lines
    #expect(outside.map { $0.map(\.x) } == [[-5, 0], [10, 15]])
  }

  @Test func `a path with NaN and an empty path are empty sets`() {
    let wrong = Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10))
    #expect(abs(area(Self.square.union(wrong))) == 100)
    #expect(Path().union(Path()).isEmpty)
    #expect(abs(area(Self.square.subtracting(Path()))) == 100)
  }

  /// The number of generated pairs of outlines, which `PLUMB_OUTLINES` can set.
  private static let count =
    ProcessInfo.processInfo.environment["PLUMB_OUTLINES"].flatMap { Int($0) } ?? 40

  /// The oracle computes no intersections: it compares both outlines at points that are not close
  /// to a line.
  @Test(arguments: 0..<count)
  func `set operations agree with winding numbers on generated outlines`(seed: Int) {
    var generator = LinearGenerator(seed: UInt64(seed) + 20_261_121)
    let (first, second) = (outline(&generator), outline(&generator))
    let isEvenOdd = Bool.random(using: &generator)
    let (one, other) = (OutlineOracle(first), OutlineOracle(second))
    let sets: [(Path, (Bool, Bool) -> Bool)] = [
      (first.union(second, eoFill: isEvenOdd), { $0 || $1 }),
      (first.intersection(second, eoFill: isEvenOdd), { $0 && $1 }),
      (first.subtracting(second, eoFill: isEvenOdd), { $0 && !$1 }),
      (first.symmetricDifference(second, eoFill: isEvenOdd), { $0 != $1 }),
    ]
    for _ in 0..<100 {
      let point = CGPoint(
        x: .random(in: -2...22, using: &generator),
        y: .random(in: -2...22, using: &generator)
      )
      guard min(one.distance(to: point), other.distance(to: point)) > 0.01 else { continue }
      let isIn = one.contains(point, isEvenOdd: isEvenOdd)
      let isInOther = other.contains(point, isEvenOdd: isEvenOdd)
      for (place, (set, isInside)) in sets.enumerated() {
        let expected = isInside(isIn, isInOther)
        #expect(set.contains(point) == expected, "set \(place) at \(point)")
        #expect(set.contains(point, eoFill: true) == expected, "even-odd set \(place) at \(point)")
      }
    }
  }

  /// Returns an integer polygon, which may share edges and corners with others, or a round outline.
  private func outline(_ generator: inout LinearGenerator) -> Path {
    func number() -> CGFloat { CGFloat(Int.random(in: 0...20, using: &generator)) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return Path(ellipseIn: CGRect(x: number(), y: number(), width: 8, height: 5))
    case 1: return Path(CGRect(x: number(), y: number(), width: number(), height: number()))
    default:
      return Path { path in
        path.addLines(
          (0..<Int.random(in: 3...8, using: &generator)).map { _ in
            CGPoint(x: number(), y: number())
          }
        )
        path.closeSubpath()
      }
    }
  }
}

/// Knuth's linear congruential generator, with the same numbers for a seed on all machines.
struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 31)) &* 0x9E37_79B9_7F4A_7C15
  }
}

/// Determines the inside of outlines by winding numbers, without computing intersections.
struct OutlineOracle {
  let lines: [[CGPoint]]

  init(_ path: Path) { lines = FlattenedOutline(path).lines }

  /// Returns the winding number of the outline around a point, computed from angles.
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

  /// Returns the distance from a point to the nearest line, in points.
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
