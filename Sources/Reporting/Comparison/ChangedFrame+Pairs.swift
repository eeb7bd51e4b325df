internal import Foundation
internal import Pictures
internal import SpecFormat

extension ChangedFrame {
  /// Pairs the lines of two `frames` blocks.
  ///
  /// - Returns: The lines in order; `nil` where they do not speak of the same nodes.
  static func pairs(base: String, head: String) -> [ChangedFrame]? {
    let base = flattened(FrameLine.lines(of: base), depth: 0)
    let head = flattened(FrameLine.lines(of: head), depth: 0)
    guard base.count == head.count, !base.isEmpty else { return nil }
    var pairs: [ChangedFrame] = []
    for (before, after) in zip(base, head) {
      guard before.name == after.name, before.depth == after.depth else { return nil }
      pairs.append(
        ChangedFrame(
          name: after.name,
          depth: after.depth,
          before: before.frame,
          after: after.frame
        )
      )
    }
    return pairs
  }

  private static func flattened(
    _ lines: [FrameLine],
    depth: Int
  ) -> [(name: String, depth: Int, frame: CGRect)] {
    lines.flatMap { line -> [(name: String, depth: Int, frame: CGRect)] in
      let own = line.named.map { named in
        let numbers = named.numbers.map(\.value)
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return [(named.name, depth, frame)]
      }
      return (own ?? []) + flattened(line.children, depth: depth + 1)
    }
  }
}

/// The axes of a frame, by the names that reports print.
enum FrameAxis: String {
  case x, y

  var sizeName: String { self == .x ? "width" : "height" }
}

extension CGRect {
  /// Where it begins along an axis, in points.
  func origin(_ axis: FrameAxis) -> Double { Double(axis == .x ? origin.x : origin.y) }

  /// How long it is along an axis, in points; negative where a report says so.
  func length(_ axis: FrameAxis) -> Double { Double(axis == .x ? size.width : size.height) }
}
