internal import Conformance
internal import Foundation
package import SpecFormat

/// Draws frames with the lines of a terminal's characters.
package struct TextPicture {
  /// How many columns of a terminal are as wide as one row is high.
  private static let rowHeight = 2.0

  /// The farthest that a frame can lie, in points, to be drawn.
  private static let farthest = 1e9

  /// One rectangle in points, by its edges.
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

  /// How far two edges may lie apart that are drawn as one, in points.
  fileprivate static let tolerance = 0.5

  private let boxes: [Box]
  /// Drawn over the others, dashed.
  private let expected: [Box]
  private let area: Box?

  /// Takes the frames of lines, outermost first; a frame without an end, or a negative one, is left
  /// out.
  ///
  /// - Parameters:
  ///   - lines: The frames that are.
  ///   - expected: Those that are expected; where nothing has such a frame, it is drawn over the
  ///     others.
  package init(_ lines: [ReportedLine], expected: [ReportedLine] = []) {
    let boxes = lines.compactMap { Self.box(of: $0) }
    self.boxes = boxes
    let places = PlacedBoxes(boxes)
    self.expected = expected.compactMap { Self.box(of: $0) }.filter { !places.hasBox(at: $0) }
    area = nil
  }

  /// Takes named frames as they are.
  ///
  /// - Parameters:
  ///   - frames: The frames, outermost first.
  ///   - area: What the picture shows at least, so that several can have one scale.
  init(frames: [(name: String, frame: CGRect)], area: CGRect) {
    boxes = frames.map { Box($1, name: $0) }
    expected = []
    self.area = Box(area, name: "")
  }
}

extension TextPicture {
  /// The picture, as large as fits; empty where there is nothing to draw.
  ///
  /// - Parameters:
  ///   - columns: How wide it may be, in characters.
  ///   - rows: How high it may be, in lines.
  /// - Returns: Lines without a line feed at the end.
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

  /// Whether some frame is expected where nothing is.
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
  /// Whether both have the same edges, for the eye.
  fileprivate func isAt(_ other: TextPicture.Box) -> Bool {
    zip([left, top, right, bottom], [other.left, other.top, other.right, other.bottom])
      .allSatisfy { abs($0 - $1) <= TextPicture.tolerance }
  }
}

/// Boxes by the whole points near their edges, so that a box is compared with those near it alone.
private struct PlacedBoxes {
  private var boxes: [[Int]: [TextPicture.Box]] = [:]

  init(_ boxes: [TextPicture.Box]) {
    for box in boxes {
      self.boxes[box.edges.map { Int($0.rounded(.down)) }, default: []].append(box)
    }
  }

  /// Whether a box has the same edges, within the tolerance.
  ///
  /// An edge and one within the tolerance of it are in two cells at most.
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

/// A page of characters on which lines join where they meet.
struct TextCanvas {
  /// The directions in which a line leaves a character.
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
  /// Dashes, which lie over lines and under letters.
  private var dashes: [[Character?]]

  init(columns: Int, rows: Int) {
    strokes = Array(repeating: Array(repeating: [], count: columns), count: rows)
    letters = Array(repeating: Array(repeating: nil, count: columns), count: rows)
    dashes = letters
  }
}

extension TextCanvas {
  /// Draws the outline of a rectangle; one without width or height is a line.
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

  /// Draws the outline of a rectangle in dashes, over what is there.
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

  /// Writes a name into the first row of a rectangle that has space for it; a name that is too long
  /// is truncated, and one without any space is left out.
  mutating func write(_ name: String, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let inside = columns.dropFirst().dropLast()
    let characters = Array(name.prefix(inside.count))
    let place = inside.prefix(characters.count)
    guard !characters.isEmpty,
      let row = rows.first(where: { row in place.allSatisfy { letters[row][$0] == nil } })
    else { return }
    for (column, character) in zip(place, characters) { letters[row][column] = character }
  }

  /// The lines, blanks at their ends left out.
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
