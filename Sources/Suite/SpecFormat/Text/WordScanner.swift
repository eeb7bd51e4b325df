/// Cuts a line into words at blanks, and at marks where some are given, quotes respected.
struct WordScanner {
  /// The words, in order.
  private(set) var words: [Word] = []
  /// The column of a quote that is never closed, from 1; `nil` where all are.
  private(set) var unclosedQuoteColumn: Int?

  private let line: String
  private let marks: Set<Character>
  /// The first bytes of the marks, which tell most characters from them at once.
  private let markBytes: [UInt8]
  private var index: String.Index
  /// The column of the next character in the file, from 1.
  private var column: Int

  /// Scans a line.
  ///
  /// - Parameters:
  ///   - line: The characters, without the line's ending.
  ///   - firstColumn: The column of the first character in the file, from 1.
  ///   - marks: Characters that are words of their own wherever they stand outside of quotes.
  init(_ line: some StringProtocol, firstColumn: Int, marks: Set<Character> = []) {
    self.line = String(line)
    self.marks = marks
    markBytes = marks.compactMap(\.utf8.first)
    index = self.line.startIndex
    column = firstColumn
    while skipBlanks() { words.append(word()) }
  }
}

extension WordScanner {
  /// The next character; `nil` at the end of the line.
  private var next: Character? { index < line.endIndex ? line[index] : nil }

  private mutating func advance() {
    line.formIndex(after: &index)
    column += 1
  }

  /// Moves to the next word; false where there is none.
  private mutating func skipBlanks() -> Bool {
    while let next, next.isBlank { advance() }
    return next != nil
  }

  private mutating func word() -> Word {
    let (start, firstColumn) = (index, column)
    var isOwnWord = false
    if let next, isMark(next) {
      isOwnWord = true
      advance()
    } else {
      while let next, !endsWord(next) { advance() }
    }
    let bare = String(line[start..<index])
    let quoted = !isOwnWord && next == "\"" ? quotation() : nil
    return Word(column: firstColumn, endColumn: column, bare: bare, quoted: quoted)
  }

  private func endsWord(_ character: Character) -> Bool {
    character.isBlank || character == "\"" || isMark(character)
  }

  private func isMark(_ character: Character) -> Bool {
    guard let byte = character.utf8.first, markBytes.contains(byte) else { return false }
    return marks.contains(character)
  }

  /// Reads from an opening quote past the closing one; `\"` and `\\` stand for the second of
  /// both characters, `\n` for the end of a line.
  private mutating func quotation() -> String {
    let firstColumn = column
    var text = ""
    advance()
    while let character = next {
      advance()
      if character == "\"" { return text }
      guard character == "\\", let escaped = next, "\"\\n".contains(escaped) else {
        text.append(character)
        continue
      }
      text.append(escaped == "n" ? "\n" : escaped)
      advance()
    }
    unclosedQuoteColumn = unclosedQuoteColumn ?? firstColumn
    return text
  }
}

extension Character {
  /// Whether it is white space of any kind; told at once of ASCII, which nearly all of a spec is.
  fileprivate var isBlank: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return isWhitespace }
    return byte == .space || (.tab...(.carriageReturn)).contains(byte)
  }
}
