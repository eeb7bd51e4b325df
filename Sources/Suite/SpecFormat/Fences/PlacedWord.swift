/// A word of a line with its position, for editors.
package struct PlacedWord: Sendable, Equatable {
  /// The word as written, including quotes.
  package var text: String
  /// The characters of the line that it consists of, from 0.
  package var columns: Range<Int>
}

extension PlacedWord {
  /// Splits a line at blanks outside of quotes.
  package static func words(in line: String) -> [PlacedWord] {
    let characters = Array(line)
    return WordScanner(line, firstColumn: 0).words.map { word in
      let columns = word.column..<word.endColumn
      return PlacedWord(text: String(characters[columns]), columns: columns)
    }
  }

  /// The id that the word names, such as `bio` for `#bio` and `#bio.width`; `nil` for another word.
  package var identifier: String? {
    guard text.hasPrefix("#") else { return nil }
    let name = text.dropFirst()
    if name.hasPrefix("\"") { return name.count > 2 ? String(name.dropFirst().dropLast()) : nil }
    let quantities = MeasuredQuantity.allCases.map { ".\($0.rawValue)" }
    let quantity = quantities.first { name.hasSuffix($0) && name.count > $0.count }
    let id = name.dropLast(quantity?.count ?? 0)
    return id.isEmpty ? nil : String(id)
  }

  /// The number that the word is; `nil` for another word, and for `?`.
  package var number: NumberLiteral? { NumberLiteral(text) }
}

/// The fence around a line of a text that may be incomplete.
package struct FenceContext: Sendable, Equatable {
  /// The line of the opening fence, from 0.
  package var line: Int
  /// The column of the info string, in characters from 0.
  package var infoColumn: Int
  /// The text after the fence, without surrounding blanks.
  package var info: String

  /// The first word of the info string; empty if there is none.
  package var name: String { words.first?.text ?? "" }

  /// The words of the info string, with columns in its line.
  package var words: [PlacedWord] {
    PlacedWord.words(in: info).map { word in
      var word = word
      word.columns = (word.columns.lowerBound + infoColumn)..<(word.columns.upperBound + infoColumn)
      return word
    }
  }
}

extension FenceContext {
  /// Returns the open fence that contains a line.
  ///
  /// - Parameters:
  ///   - line: The line, from 0. The line of an opening fence is in its own fence.
  ///   - lines: Returns the bytes of a line without its ending.
  /// - Returns: `nil` for a line outside of fences, and for a closing fence.
  /// - Complexity: O(*n*) for *n* bytes before the line.
  package static func around(
    line: Int,
    lines: (Int) -> ArraySlice<UInt8>
  ) -> FenceContext? {
    var open: (opener: FenceOpener, line: Int)?
    for index in 0...max(line, 0) {
      let bytes = lines(index)
      guard let opener = FenceOpener(afterMarkersOf: bytes) else { continue }
      if let current = open {
        if opener.closes(current.opener) { open = nil }
      } else {
        open = (opener, index)
      }
    }
    return open.map { context in
      FenceContext(
        line: context.line,
        infoColumn: context.opener.infoColumn - 1,
        info: context.opener.info
      )
    }
  }
}

/// An opening fence without attributes, as an author begins to write it, with the quotations and
/// lists around it.
package struct FenceStart: Sendable, Equatable {
  /// The characters of the fence: three or more backticks or tildes.
  package let marks: String
  /// The letters after the fence; empty if there are none.
  package let name: String
  /// The beginning of further lines in the same quotations and lists, such as `> ` or blanks.
  package let prefix: String

  /// Parses the text of a line before a position; `nil` if it is not the beginning of a fence.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)[...]
    let before = ContainerPrefix(of: bytes).length
    guard let opener = FenceOpener(in: bytes, at: before), opener.info.allSatisfy(\.isLetter),
      text.last?.isWhitespace == false
    else { return nil }
    marks = String(repeating: opener.character == .tilde ? "~" : "`", count: opener.length)
    name = opener.info
    let markers = bytes.prefix(before).map { byte in
      byte == UInt8(ascii: ">") || byte.isBlank ? byte : .space
    }
    prefix = String(decoding: markers, as: UTF8.self)
  }

  /// Returns whether the first fence in some lines closes a fence of this kind.
  ///
  /// - Parameter lines: The bytes of the lines after that of the fence.
  /// - Returns: `false` if it opens another fence, or if there is none.
  package func isClosed(before lines: some Sequence<ArraySlice<UInt8>>) -> Bool {
    let first = lines.lazy.compactMap { FenceOpener(afterMarkersOf: $0) }.first {
      $0.character == marks.utf8.first
    }
    return first.map { $0.info.isEmpty && $0.length >= marks.count } ?? false
  }

  /// Returns lines with the prefix, except for the first one, which continues the fence's line.
  package func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let quotations = prefix.lastIndex(of: ">").map { String(prefix[...$0]) } ?? ""
    return ([lines[0]] + lines.dropFirst().map { $0.isEmpty ? quotations[...] : prefix + $0 })
      .joined(separator: "\n")
  }
}
