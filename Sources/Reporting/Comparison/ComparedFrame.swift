internal import SpecFormat

/// One line of a `frames` block, before and after.
struct ComparedFrame {
  /// What the line speaks of.
  var name: String
  var depth: Int
  var base: FrameBox
  var head: FrameBox
}

/// A rectangle in points.
struct FrameBox: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  func origin(_ axis: FrameAxis) -> Double { axis == .x ? x : y }

  func length(_ axis: FrameAxis) -> Double { axis == .x ? width : height }

  /// Whether it can be drawn.
  var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}

extension ComparedFrame {
  /// Pairs the lines of two `frames` blocks.
  ///
  /// - Returns: The lines in order; `nil` where they do not speak of the same nodes.
  static func pairs(base: String, head: String) -> [ComparedFrame]? {
    let base = flattened(FrameLine.lines(of: base), depth: 0)
    let head = flattened(FrameLine.lines(of: head), depth: 0)
    guard base.count == head.count, !base.isEmpty else { return nil }
    var pairs: [ComparedFrame] = []
    for (before, after) in zip(base, head) {
      guard before.name == after.name, before.depth == after.depth else { return nil }
      pairs.append(
        ComparedFrame(name: after.name, depth: after.depth, base: before.box, head: after.box)
      )
    }
    return pairs
  }

  private static func flattened(
    _ lines: [FrameLine],
    depth: Int
  ) -> [(name: String, depth: Int, box: FrameBox)] {
    lines.flatMap { line -> [(name: String, depth: Int, box: FrameBox)] in
      let own = line.named.map { [($0.name, depth, FrameBox($0.numbers.map(\.value)))] } ?? []
      return own + flattened(line.children, depth: depth + 1)
    }
  }
}

extension FrameBox {
  /// - Parameter numbers: x, y, width and height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
