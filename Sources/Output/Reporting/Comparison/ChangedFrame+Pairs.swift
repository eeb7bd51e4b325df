internal import Foundation
internal import Pictures
internal import SpecFormat

extension ChangedFrame {
  /// Pairs the lines of two `frames` blocks.
  ///
  /// - Returns: The lines in order; `nil` where they do not speak of the same nodes.
  static func pairs(base: [StatedLine], head: [StatedLine]) -> [ChangedFrame]? {
    let (base, head) = (framed(base), framed(head))
    guard base.count == head.count, !base.isEmpty else { return nil }
    var pairs: [ChangedFrame] = []
    for ((before, frameBefore), (after, frame)) in zip(base, head) {
      guard before.name == after.name, before.depth == after.depth else { return nil }
      pairs.append(
        ChangedFrame(name: after.name, depth: after.depth, before: frameBefore, after: frame)
      )
    }
    return pairs
  }

  /// The lines that have a frame, as far as its numbers are printed.
  private static func framed(_ lines: [StatedLine]) -> [(line: StatedLine, frame: CGRect)] {
    lines.compactMap { line in
      guard let numbers = line.frame?.numbers.map({ NumberText.printed($0) }), numbers.count == 4
      else { return nil }
      return (line, CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
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
