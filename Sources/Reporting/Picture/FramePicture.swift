internal import Conformance
package import SpecFormat

/// Draws frames with the lines of a terminal's characters.
package struct FramePicture {
  /// How many columns of a terminal are as wide as one row is high.
  private static let rowHeight = 2.0

  /// What lies beyond, in points, is no picture.
  private static let farthest = 1e9

  /// One rectangle in points, by its edges.
  struct Box: Equatable {
    var name: String
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  private let boxes: [Box]

  /// Takes the frames of lines, outermost first; a frame without an end, or a negative one, is left out.
  package init(_ lines: [FrameLine]) {
    boxes = Self.boxes(of: lines)
  }

  /// Takes named frames as they are.
  init(frames: [(name: String, frame: FrameBox)]) {
    boxes = frames.map { name, frame in
      Box(
        name: name,
        left: frame.x,
        top: frame.y,
        right: frame.x + frame.width,
        bottom: frame.y + frame.height
      )
    }
  }
}

extension FramePicture {
  /// The picture, as large as fits; empty where there is nothing to draw.
  ///
  /// - Parameters:
  ///   - columns: How wide it may be, in characters.
  ///   - rows: How high it may be, in lines.
  /// - Returns: Lines without a line feed at the end.
  package func text(columns: Int, rows: Int) -> String {
    guard let left = boxes.map(\.left).min(), let top = boxes.map(\.top).min(),
      let right = boxes.map(\.right).max(), let bottom = boxes.map(\.bottom).max()
    else { return "" }
    let scale = min(
      Double(max(columns - 1, 2)) / max(right - left, 1),
      Double(max(rows - 1, 2)) * Self.rowHeight / max(bottom - top, 1)
    )
    func column(_ x: Double) -> Int { Int(((x - left) * scale).rounded()) }
    func row(_ y: Double) -> Int { Int(((y - top) * scale / Self.rowHeight).rounded()) }
    var canvas = TextCanvas(columns: column(right) + 1, rows: row(bottom) + 1)
    let areas = boxes.map { box in
      (column(box.left)...column(box.right), row(box.top)...row(box.bottom))
    }
    for (columns, rows) in areas { canvas.draw(columns: columns, rows: rows) }
    for (box, area) in zip(boxes, areas) {
      canvas.write(box.name, columns: area.0, rows: area.1)
    }
    return canvas.text
  }

  private static func boxes(of lines: [FrameLine]) -> [Box] {
    lines.flatMap { line in
      [box(of: line)].compactMap(\.self) + boxes(of: line.children)
    }
  }

  private static func box(of line: FrameLine) -> Box? {
    guard let (name, literals) = line.named else { return nil }
    let numbers = literals.map(\.value)
    guard numbers.allSatisfy({ abs($0) < Self.farthest }), numbers[2] >= 0, numbers[3] >= 0 else {
      return nil
    }
    return Box(
      name: name,
      left: numbers[0],
      top: numbers[1],
      right: numbers[0] + numbers[2],
      bottom: numbers[1] + numbers[3]
    )
  }
}
