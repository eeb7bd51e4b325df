/// One line of a block's content, with its place in the file.
struct BlockLine: Sendable, Equatable {
  /// From 1.
  var line: Int
  /// The column of the content's first character in the file, from 1: past what a list item or a
  /// quotation puts before it.
  var firstColumn: Int
  /// The characters, without the line's ending.
  var text: String

  init(line: Int, firstColumn: Int, text: String) {
    self.line = line
    self.firstColumn = firstColumn
    self.text = text
  }
}

extension BlockLine {
  /// Whether nothing can be seen in the line.
  var isBlank: Bool {
    // Most lines begin with something that can be seen.
    if let first = text.utf8.first, first > .space, first < 0x7F { return false }
    return text.allSatisfy(\.isWhitespace)
  }

  /// The blanks that the line is indented with.
  var indentation: Substring { text.prefix(while: \.isWhitespace) }

  /// The column of the first word, from 1.
  var column: Int { firstColumn + indentation.count }

  /// The characters from the first of some words of the line to the last; empty for no words.
  func text(of words: ArraySlice<Word>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(text.dropFirst(first.column - firstColumn).prefix(last.endColumn - first.column))
  }
}
