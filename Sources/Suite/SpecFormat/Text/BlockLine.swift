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

/// One word of an info string or of a line of a block: `Text`, `"Reset"`, `#id`, `skip="later"`.
struct Word: Hashable, Sendable {
  /// From 1, in characters of the file's line.
  var column: Int
  /// The column behind the word, from 1.
  var endColumn: Int
  /// The characters before the quotes; the whole word where there are none.
  var bare: String
  /// The characters between the quotes; `nil` where there are none.
  var quoted: String?
}

extension Word {
  /// The word as a name or a label: what the quotes hold, or the bare word; `nil` where a word is
  /// partly quoted.
  var name: String? {
    guard let quoted else { return bare }
    return bare.isEmpty ? quoted : nil
  }

  /// The id that a word stands for at the place of an id, without `#`; `nil` for another word.
  var identifier: String? {
    guard bare.hasPrefix("#") else { return nil }
    guard let quoted else { return bare.count > 1 ? String(bare.dropFirst()) : nil }
    return bare == "#" ? quoted : nil
  }

  /// The word as its author wrote it, for messages.
  var written: String { quoted.map { "\(bare)\"\($0)\"" } ?? bare }
}

/// Words in quotation marks, as blocks have them.
package enum QuotedText {
  /// A word in quotation marks, in one line.
  package static func text(_ word: String) -> String {
    let escaped =
      word
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// A word as a block has it: in quotation marks where it has blanks.
  package static func word(_ word: String) -> String {
    word.contains { $0.isWhitespace || $0 == "\"" } ? text(word) : word
  }

  /// An id at the place of an id, in quotes where it is more than one word: `#"an id"`.
  package static func identifier(_ id: String) -> String {
    let isWord = !id.isEmpty && !id.contains { $0.isWhitespace || $0 == "\"" }
    return "#" + (isWord ? id : text(id))
  }
}
