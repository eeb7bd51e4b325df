/// Cuts a line into words at blanks, and at marks where some are given, quotes respected.
struct WordScanner {
  /// The words, in order.
  private(set) var words: [Word] = []
  /// The column of a quote that is never closed, from 1; `nil` where all are.
  private(set) var unclosedQuoteColumn: Int?

  private let characters: [Character]
  private let firstColumn: Int
  private let marks: Set<Character>
  private var index = 0

  /// Scans a line.
  ///
  /// - Parameters:
  ///   - line: The characters, without the line's ending.
  ///   - firstColumn: The column of the first character in the file, from 1.
  ///   - marks: Characters that are words of their own wherever they stand outside of quotes.
  init(_ line: some StringProtocol, firstColumn: Int, marks: Set<Character> = []) {
    characters = Array(line)
    self.firstColumn = firstColumn
    self.marks = marks
    while skipBlanks() { words.append(word()) }
  }
}

extension WordScanner {
  /// Moves to the next word; false where there is none.
  private mutating func skipBlanks() -> Bool {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index < characters.count
  }

  private mutating func word() -> Word {
    let start = index
    if marks.contains(characters[index]) {
      index += 1
    } else {
      while index < characters.count, !endsWord(characters[index]) { index += 1 }
    }
    let bare = String(characters[start..<index])
    let isMark = bare.first.map { marks.contains($0) } ?? false
    guard !isMark, index < characters.count, characters[index] == "\"" else {
      return Word(column: firstColumn + start, endColumn: firstColumn + index, bare: bare)
    }
    let quoted = quotation()
    return Word(
      column: firstColumn + start,
      endColumn: firstColumn + index,
      bare: bare,
      quoted: quoted
    )
  }

  private func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || character == "\"" || marks.contains(character)
  }

  /// Reads from an opening quote past the closing one; `\"` and `\\` stand for the second of
  /// both characters, `\n` for the end of a line.
  private mutating func quotation() -> String {
    let start = index
    var text = ""
    index += 1
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == "\"" { return text }
      if character == "\\", index < characters.count, "\"\\".contains(characters[index]) {
        text.append(characters[index])
        index += 1
      } else if character == "\\", index < characters.count, characters[index] == "n" {
        text.append("\n")
        index += 1
      } else {
        text.append(character)
      }
    }
    unclosedQuoteColumn = unclosedQuoteColumn ?? firstColumn + start
    return text
  }
}
