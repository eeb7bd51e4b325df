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
    strokes.indices.map { row in
      let characters = strokes[row].indices.map { column in
        letters[row][column] ?? dashes[row][column]
          ?? Self.lineCharacters[Int(strokes[row][column].rawValue)]
      }
      return String(characters.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
