/// A JSON value with the position at which it begins.
package struct PlacedJSON {
  /// A position in a text, with a line and a column from 1.
  package struct Place: Sendable, Hashable {
    package var line: Int
    /// The column in characters.
    package var column: Int
  }

  /// A member of an object, with the position of its name.
  package struct Member {
    package var name: String
    package var place: Place
    package var value: PlacedJSON
  }

  package enum Value {
    case text(String)
    case list([PlacedJSON])
    case object([Member])
    /// A number, a Boolean or `null`, as it is written.
    case word(String)
  }

  package var value: Value
  package var place: Place
}

/// The first mistake in a text that is not valid JSON.
package struct JSONMistake: Error {
  package var place: PlacedJSON.Place
  package var message: String
}

extension PlacedJSON {
  /// Parses a text that contains a single JSON value.
  ///
  /// - Throws: The first mistake in the text.
  package init(_ text: String) throws(JSONMistake) {
    var reader = JSONReader(text)
    self = try reader.document()
  }
}

/// A JSON parser that reads a text character by character.
private struct JSONReader {
  /// The maximum number of objects and lists inside of each other.
  private static let depthLimit = 200

  private let characters: [Character]
  private var index = 0
  private var place = PlacedJSON.Place(line: 1, column: 1)
  /// The number of objects and lists around the next value, and the value itself.
  private var depth = 0

  init(_ text: String) { characters = Array(text) }

  mutating func document() throws(JSONMistake) -> PlacedJSON {
    let value = try value()
    skipBlanks()
    guard let next else { return value }
    throw mistake("unexpected '\(next)' after the end of the value")
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  @discardableResult
  private mutating func advance() -> Character? {
    guard let character = next else { return nil }
    index += 1
    if character.isNewline {
      place = PlacedJSON.Place(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    return character
  }

  private mutating func skipBlanks() { while next?.isWhitespace ?? false { advance() } }

  private func mistake(_ message: String) -> JSONMistake {
    JSONMistake(place: place, message: message)
  }

  private mutating func expect(_ character: Character) throws(JSONMistake) {
    skipBlanks()
    guard next == character else {
      throw mistake(
        "expected '\(character)', not \(next.map { "'\($0)'" } ?? "the end")"
      )
    }
    advance()
  }

  private mutating func value() throws(JSONMistake) -> PlacedJSON {
    skipBlanks()
    let start = place
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw mistake("values are nested deeper than \(Self.depthLimit) levels")
    }
    return PlacedJSON(value: try content(), place: start)
  }

  private mutating func content() throws(JSONMistake) -> PlacedJSON.Value {
    switch next {
    case "{":
      .object(try items(between: "{", "}") { reader throws(JSONMistake) in try reader.member() })
    case "[":
      .list(try items(between: "[", "]") { reader throws(JSONMistake) in try reader.value() })
    case "\"": .text(try text())
    default: .word(try word())
    }
  }

  private mutating func member() throws(JSONMistake) -> PlacedJSON.Member {
    skipBlanks()
    let start = place
    let name = try text()
    try expect(":")
    return PlacedJSON.Member(name: name, place: start, value: try value())
  }

  private mutating func items<Item>(
    between opening: Character,
    _ closing: Character,
    _ item: (inout JSONReader) throws(JSONMistake) -> Item
  ) throws(JSONMistake) -> [Item] {
    try expect(opening)
    var items: [Item] = []
    skipBlanks()
    while next != closing {
      if !items.isEmpty { try expect(",") }
      items.append(try item(&self))
      skipBlanks()
      if next != closing, next != "," {
        throw mistake(
          "expected '\(closing)', not \(next.map { "'\($0)'" } ?? "the end")"
        )
      }
    }
    advance()
    return items
  }

  private mutating func text() throws(JSONMistake) -> String {
    try expect("\"")
    var text = ""
    while let character = advance() {
      if character == "\"" { return text }
      guard !character.isNewline else { throw mistake("a string is not closed in its line") }
      text.append(character == "\\" ? try escaped() : character)
    }
    throw mistake("a string is not closed")
  }

  private mutating func escaped() throws(JSONMistake) -> Character {
    let names: [Character: Character] = [
      "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}",
    ]
    guard let character = advance() else { throw mistake("a text does not close") }
    if character == "u" {
      let digits = (0..<4).compactMap { _ in advance() }
      guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else {
        throw mistake("'\\u' must be followed by four hexadecimal digits")
      }
      return Character(scalar)
    }
    guard let unescaped = names[character] ?? ("\"\\/".contains(character) ? character : nil) else {
      throw mistake("'\\\(character)' is not a valid escape sequence")
    }
    return unescaped
  }

  private mutating func word() throws(JSONMistake) -> String {
    var word = ""
    let start = place
    while let character = next,
      character.isLetter || character.isNumber || "+-.".contains(character)
    {
      word.append(character)
      advance()
    }
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
      let found = word.isEmpty ? next.map { "'\($0)'" } ?? "the end" : "'\(word)'"
      throw JSONMistake(place: start, message: "expected a value, not \(found)")
    }
    return word
  }
}
