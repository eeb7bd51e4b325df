/// Splits a line into words at blanks and optional marks, except inside of quotes.
package struct WordScanner {
  /// The words, in order.
  package private(set) var words: [Word] = []
  /// The column of a quote that is not closed, from 1; `nil` if all are closed.
  private(set) var unclosedQuoteColumn: Int?

  private let line: String
  private let marks: Set<Character>
  /// The first bytes of the marks, which exclude most other characters with a fast test.
  private let markBytes: [UInt8]
  private var index: String.Index
  /// The column of the next character in the file, from 1.
  private var column: Int

  /// Scans the words of a line.
  ///
  /// - Parameters:
  ///   - line: The text, without the line's ending.
  ///   - firstColumn: The column of the first character in the file, from 1.
  ///   - marks: Characters that are separate words outside of quotes.
  package init(_ line: some StringProtocol, firstColumn: Int, marks: Set<Character> = []) {
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

  /// Advances to the next word, and returns whether there is one.
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

  /// Reads quoted text, from the opening quote up to and including the closing one.
  ///
  /// The escapes `\"`, `\\` and `\n` are replaced by a quote, a backslash and a line feed.
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
  /// Whether the character is white space; fast for ASCII, which nearly all of a spec consists of.
  fileprivate var isBlank: Bool {
    guard let byte = utf8.first, byte < 0x80 else { return isWhitespace }
    return byte == .space || (.tab...(.carriageReturn)).contains(byte)
  }
}
