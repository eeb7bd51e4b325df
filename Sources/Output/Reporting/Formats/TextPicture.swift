internal import Conformance
internal import Foundation
package import SpecFormat

/// Draws frames with the box-drawing characters of a terminal.
package struct TextPicture {
  /// The height of a row relative to the width of a column.
  private static let rowHeight = 2.0

  /// The maximum absolute coordinate of a frame that can be drawn, in points.
  private static let farthest = 1e9

  /// A rectangle given by its edges, in points.
  struct Box: Equatable {
    var name: String
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ frame: CGRect, name: String) {
      self.name = name
      left = Double(frame.minX)
      top = Double(frame.minY)
      right = Double(frame.maxX)
      bottom = Double(frame.maxY)
    }
  }

  /// The maximum distance of two edges that are drawn as one, in points.
  fileprivate static let tolerance = 0.5

  private let boxes: [Box]
  /// The expected frames, which are drawn dashed over the others.
  private let expected: [Box]
  private let area: Box?

  /// Creates a picture of the frames of lines, outermost first.
  ///
  /// Frames with an infinite or a negative length are left out.
  ///
  /// - Parameters:
  ///   - lines: The actual frames.
  ///   - expected: The expected frames; those without an actual frame in the same place are drawn
  ///     over the others.
  package init(_ lines: [ReportedLine], expected: [ReportedLine] = []) {
    let boxes = lines.compactMap { Self.box(of: $0) }
    self.boxes = boxes
    let places = PlacedBoxes(boxes)
    self.expected = expected.compactMap { Self.box(of: $0) }.filter { !places.hasBox(at: $0) }
    area = nil
  }

  /// Creates a picture of named frames.
  ///
  /// - Parameters:
  ///   - frames: The frames, outermost first.
  ///   - area: The minimum area to show, so that several pictures can have the same scale.
  init(frames: [(name: String, frame: CGRect)], area: CGRect) {
    boxes = frames.map { Box($1, name: $0) }
    expected = []
    self.area = Box(area, name: "")
  }
}

extension TextPicture {
  /// Returns the picture as large as it fits.
  ///
  /// - Parameters:
  ///   - columns: The maximum width, in characters.
  ///   - rows: The maximum height, in lines.
  /// - Returns: Lines without a line feed at the end; empty if there is nothing to draw.
  package func text(columns: Int, rows: Int) -> String {
    let shown = boxes + expected + [area].compactMap(\.self)
    guard let left = shown.map(\.left).min(), let top = shown.map(\.top).min(),
      let right = shown.map(\.right).max(), let bottom = shown.map(\.bottom).max()
    else { return "" }
    let scale = min(
      Double(max(columns - 1, 2)) / max(right - left, 1),
      Double(max(rows - 1, 2)) * Self.rowHeight / max(bottom - top, 1)
    )
    func column(_ x: Double) -> Int { Int(((x - left) * scale).rounded()) }
    func row(_ y: Double) -> Int { Int(((y - top) * scale / Self.rowHeight).rounded()) }
    var canvas = TextCanvas(columns: column(right) + 1, rows: row(bottom) + 1)
    let place = { (box: Box) in
      (column(box.left)...column(box.right), row(box.top)...row(box.bottom))
    }
    let areas = boxes.map(place)
    for (columns, rows) in areas { canvas.draw(columns: columns, rows: rows) }
    for (columns, rows) in expected.map(place) { canvas.dash(columns: columns, rows: rows) }
    for (box, area) in zip(boxes, areas) {
      canvas.write(box.name, columns: area.0, rows: area.1)
    }
    return canvas.text
  }

  /// Whether an expected frame has no actual frame in its place.
  package var showsExpected: Bool { !expected.isEmpty }

  private static func box(of line: ReportedLine) -> Box? {
    guard let numbers = line.frame?.numbers.map({ NumberText.printed($0) }), numbers.count == 4,
      numbers.allSatisfy({ abs($0) < Self.farthest }), numbers[2] >= 0, numbers[3] >= 0
    else { return nil }
    return Box(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      name: line.name
    )
  }
}

extension TextPicture.Box {
  /// Returns whether both boxes have the same edges within the tolerance.
  fileprivate func isAt(_ other: TextPicture.Box) -> Bool {
    zip([left, top, right, bottom], [other.left, other.top, other.right, other.bottom])
      .allSatisfy { abs($0 - $1) <= TextPicture.tolerance }
  }
}

/// A spatial index of boxes by their edges, rounded down to whole points.
private struct PlacedBoxes {
  private var boxes: [[Int]: [TextPicture.Box]] = [:]

  init(_ boxes: [TextPicture.Box]) {
    for box in boxes {
      self.boxes[box.edges.map { Int($0.rounded(.down)) }, default: []].append(box)
    }
  }

  /// Returns whether the index contains a box with the same edges within the tolerance.
  ///
  /// An edge within the tolerance is in one of at most two cells.
  func hasBox(at box: TextPicture.Box) -> Bool {
    let cells = box.edges.reduce([[]] as [[Int]]) { cells, edge in
      let first = Int((edge - TextPicture.tolerance).rounded(.down))
      let last = Int((edge + TextPicture.tolerance).rounded(.down))
      return cells.flatMap { cell in (first...last).map { cell + [$0] } }
    }
    return cells.contains { boxes[$0]?.contains { $0.isAt(box) } ?? false }
  }
}

extension TextPicture.Box {
  fileprivate var edges: [Double] { [left, top, right, bottom] }
}

/// A grid of characters in which crossing lines are joined.
struct TextCanvas {
  /// The directions in which lines leave the center of a character cell.
  private struct Strokes: OptionSet, Hashable {
    let rawValue: UInt8

    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
  }

  /// The character for each set of directions, by its raw value.
  private static let lineCharacters = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

  private var strokes: [[Strokes]]
  private var letters: [[Character?]]
  /// The dashes, which are drawn over lines and below letters.
  private var dashes: [[Character?]]

  init(columns: Int, rows: Int) {
    strokes = Array(repeating: Array(repeating: [], count: columns), count: rows)
    letters = Array(repeating: Array(repeating: nil, count: columns), count: rows)
    dashes = letters
  }
}

extension TextCanvas {
  /// Draws the outline of a rectangle; a rectangle without width or height becomes a line.
  mutating func draw(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    for column in columns.dropLast() {
      for row in [rows.lowerBound, rows.upperBound] {
        strokes[row][column].insert(.right)
        strokes[row][column + 1].insert(.left)
      }
    }
    for row in rows.dropLast() {
      for column in [columns.lowerBound, columns.upperBound] {
        strokes[row][column].insert(.down)
        strokes[row + 1][column].insert(.up)
      }
    }
  }

  /// Draws the dashed outline of a rectangle over the existing content.
  mutating func dash(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    for column in columns {
      for row in [rows.lowerBound, rows.upperBound] { dashes[row][column] = "╍" }
    }
    for row in rows {
      for column in [columns.lowerBound, columns.upperBound] { dashes[row][column] = "╏" }
    }
    guard columns.count > 1, rows.count > 1 else { return }
    dashes[rows.lowerBound][columns.lowerBound] = "┏"
    dashes[rows.lowerBound][columns.upperBound] = "┓"
    dashes[rows.upperBound][columns.lowerBound] = "┗"
    dashes[rows.upperBound][columns.upperBound] = "┛"
  }

  /// Writes a name into the first row of a rectangle with free space for it.
  ///
  /// A name that is too long is truncated. Without any free space, it is left out.
  mutating func write(_ name: String, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let inside = columns.dropFirst().dropLast()
    let characters = Array(name.prefix(inside.count))
    let place = inside.prefix(characters.count)
    guard !characters.isEmpty,
      let row = rows.first(where: { row in place.allSatisfy { letters[row][$0] == nil } })
    else { return }
    for (column, character) in zip(place, characters) { letters[row][column] = character }
  }

  /// The lines without trailing spaces.
  var text: String {
    strokes.indices.map { row in
      let characters = strokes[row].indices.map { column in
        letters[row][column] ?? dashes[row][column]
          ?? Self.lineCharacters[Int(strokes[row][column].rawValue)]
      }
      return String(characters.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
