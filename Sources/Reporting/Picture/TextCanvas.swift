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

  init(columns: Int, rows: Int) {
    strokes = Array(repeating: Array(repeating: [], count: columns), count: rows)
    letters = Array(repeating: Array(repeating: nil, count: columns), count: rows)
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

  /// Writes a name into a rectangle, in the first of its rows with room for it, or cut off where
  /// it is too long; nothing where there is no room at all.
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
    zip(strokes, letters).map { strokes, letters in
      let characters = zip(strokes, letters).map { stroke, letter in
        letter ?? Self.lineCharacters[Int(stroke.rawValue)]
      }
      return String(characters.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
