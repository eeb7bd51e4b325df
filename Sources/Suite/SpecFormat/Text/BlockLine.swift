/// A line of a block's content, with its position in the file.
package struct BlockLine: Sendable, Equatable {
  /// The line, from 1.
  package var line: Int
  /// The column of the content's first character in the file, from 1, after the markers of
  /// quotations and lists.
  package var firstColumn: Int
  /// The characters, without the line's ending.
  package var text: String

  package init(line: Int, firstColumn: Int, text: String) {
    self.line = line
    self.firstColumn = firstColumn
    self.text = text
  }
}

extension BlockLine {
  /// Whether the line consists of white space.
  var isBlank: Bool {
    // Most lines begin with a visible ASCII character.
    if let first = text.utf8.first, first > .space, first < 0x7F { return false }
    return text.allSatisfy(\.isWhitespace)
  }

  /// The white space at the beginning of the line.
  package var indentation: Substring { text.prefix(while: \.isWhitespace) }

  /// The column of the first word, from 1.
  package var column: Int { firstColumn + indentation.count }

  /// Returns the text from the first to the last of some words; empty if there are none.
  package func text(of words: ArraySlice<Word>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(text.dropFirst(first.column - firstColumn).prefix(last.endColumn - first.column))
  }
}

/// A word of an info string or of a block's line, such as `Text`, `"Reset"`, `#id` or
/// `skip="later"`.
package struct Word: Hashable, Sendable {
  /// The column in characters of the file's line, from 1.
  package var column: Int
  /// The column after the word, from 1.
  package var endColumn: Int
  /// The text before the quotes; the whole word if there are none.
  package var bare: String
  /// The text between the quotes; `nil` if there are none.
  var quoted: String?
}

extension Word {
  /// The word as a name or a label, without quotes; `nil` if only a part of it is quoted.
  var name: String? {
    guard let quoted else { return bare }
    return bare.isEmpty ? quoted : nil
  }

  /// The word as an id, without `#`; `nil` for another word.
  var identifier: String? {
    guard bare.hasPrefix("#") else { return nil }
    guard let quoted else { return bare.count > 1 ? String(bare.dropFirst()) : nil }
    return bare == "#" ? quoted : nil
  }

  /// The word as written, for messages.
  var written: String { quoted.map { "\(bare)\"\($0)\"" } ?? bare }
}
