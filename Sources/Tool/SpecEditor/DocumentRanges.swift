internal import Conformance
internal import SpecFormat

/// Converts the positions of specs to ranges of the protocol.
///
/// Specs count lines and columns in characters from 1, the protocol lines and UTF-16 code units
/// from 0.
struct DocumentRanges {
  let buffer: TextBuffer
}

extension DocumentRanges {
  /// Returns the range of a line without the blanks around its text.
  ///
  /// - Parameter number: The line, from 1.
  /// - Returns: The range; empty for a blank line.
  func line(_ number: Int) -> PlaceRange {
    let text = buffer.line(number - 1)
    let start = text.prefix(while: \.isWhitespace).count
    let end = text.count - text.reversed().prefix(while: \.isWhitespace).count
    return columns(min(start, end)..<end, ofLine: number)
  }

  /// Returns the range of some characters of a line.
  ///
  /// - Parameters:
  ///   - columns: The characters, from 0.
  ///   - number: The line, from 1.
  /// - Returns: The range in UTF-16 code units.
  func columns(_ columns: Range<Int>, ofLine number: Int) -> PlaceRange {
    let ends = [columns.lowerBound, columns.upperBound].map {
      buffer.character(ofColumn: $0, inLine: number - 1)
    }
    return PlaceRange(line: number - 1, ends[0]..<ends[1])
  }

  /// Returns the range from a column to the end of its word; the text of the line for its first
  /// column.
  ///
  /// - Parameters:
  ///   - column: The column in characters, from 1.
  ///   - number: The line, from 1.
  /// - Returns: The range; empty at the end of a line without a word at the column.
  func word(at column: Int, ofLine number: Int) -> PlaceRange {
    let words = words(ofLine: number)
    guard column > 1 else { return line(number) }
    guard let word = words.first(where: { $0.columns.upperBound > column - 1 }) else {
      let end = words.last?.columns.upperBound ?? 0
      return columns(end..<end, ofLine: number)
    }
    let start = max(word.columns.lowerBound, column - 1)
    return columns(start..<word.columns.upperBound, ofLine: number)
  }

  /// Returns the range of a place in Swift code, whose column counts characters from 1.
  func code(at column: Int, ofLine number: Int) -> PlaceRange {
    let line = buffer.line(number - 1)
    let before = line.prefix(max(column - 1, 0))
    let rest = line.dropFirst(max(column - 1, 0))
    let token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let start = before.utf16.count
    let length = max(token.utf16.count, rest.isEmpty ? 0 : 1)
    return PlaceRange(line: number - 1, start..<(start + length))
  }

  /// The words of a line, from 1.
  func words(ofLine number: Int) -> [PlacedWord] {
    PlacedWord.words(in: buffer.line(number - 1))
  }

  /// Returns the range of an attribute in the line of a fence; `nil` if it is missing.
  func attribute(_ name: AttributeName, ofFenceAt number: Int) -> PlaceRange? {
    words(ofLine: number).first { $0.text.hasPrefix("\(name.rawValue)=") }
      .map { columns($0.columns, ofLine: number) }
  }

  /// Returns the word at a position, with its range; `nil` if there is none.
  func word(at position: Position) -> (word: PlacedWord, range: PlaceRange)? {
    let column = buffer.column(of: position)
    let number = position.line + 1
    let words = words(ofLine: number)
    let word =
      words.first { $0.columns.contains(column) } ?? words.first { $0.columns.upperBound == column }
    return word.map { ($0, columns($0.columns, ofLine: number)) }
  }
}

extension DocumentRanges {
  /// Returns the range of a mismatch: the numbers that differ, or the expected value, or the line.
  ///
  /// - Parameters:
  ///   - mismatch: The mismatch.
  ///   - block: The kind of its block.
  ///   - fence: The line of the block's fence, from 1.
  /// - Returns: A range in the line of the mismatch.
  func range(of mismatch: Mismatch, in block: String, fence: Int) -> PlaceRange {
    guard mismatch.line != fence else { return opener(ofFenceAt: fence) }
    let words = words(ofLine: mismatch.line)
    if block == VariantsFence.name { return cell(of: mismatch, words, fence: fence) }
    let differing = numbers(of: mismatch, in: words)
    if let first = differing.first, let last = differing.last {
      let columns = first.columns.lowerBound..<last.columns.upperBound
      return self.columns(columns, ofLine: mismatch.line)
    }
    if let word = words.last(where: { $0.text == mismatch.expected }) {
      return columns(word.columns, ofLine: mismatch.line)
    }
    return line(mismatch.line)
  }

  /// Returns the words with the numbers of a frame that differ, in the order of the line.
  func numbers(of mismatch: Mismatch, in words: [PlacedWord]) -> [PlacedWord] {
    guard case .frame(let actual) = mismatch.actualValue, mismatch.expectedValue.frame != nil else {
      return []
    }
    return Self.frame(in: words).enumerated().filter { index, word in
      guard let number = word.number, actual.numbers.indices.contains(index) else { return true }
      return !number.accepts(actual.numbers[index].value)
    }.map(\.element)
  }

  /// Returns the words of a line with x, y, width and height; empty if there are not four numbers.
  static func frame(in words: [PlacedWord]) -> [PlacedWord] {
    let numbers = words.reversed().drop { $0.text.hasPrefix("z=") }
      .prefix { $0.number != nil || $0.text == "?" }.prefix(4).reversed()
    return numbers.count == 4 ? Array(numbers) : []
  }

  /// Returns the range of the first word of a fence's info string and the words after it.
  func opener(ofFenceAt number: Int) -> PlaceRange {
    let all = line(number)
    let text = buffer.line(number - 1)
    guard let mark = text.firstIndex(where: { $0 == "`" || $0 == "~" }) else { return all }
    let start = text[mark...].drop { $0 == text[mark] }.startIndex
    let column = text.distance(from: text.startIndex, to: start)
    let info = columns(column..<max(column, text.count), ofLine: number)
    return PlaceRange(start: info.start, end: max(info.start, all.end))
  }

  /// Returns the range of a cell of a table, which has the name of its column.
  private func cell(of mismatch: Mismatch, _ words: [PlacedWord], fence: Int) -> PlaceRange {
    let lines = fence + 1..<max(fence + 1, mismatch.line)
    let heads = lines.lazy.map { self.words(ofLine: $0) }.first { !$0.isEmpty }
    let names = (heads ?? []).drop { $0.text != "|" }.dropFirst().map(\.text)
    let cells = Self.cells(in: Array(words.drop { $0.text != "|" }.dropFirst()))
    guard let index = names.firstIndex(of: mismatch.name), cells.indices.contains(index) else {
      return line(mismatch.line)
    }
    return columns(cells[index], ofLine: mismatch.line)
  }

  /// Joins words with one blank between them, such as `<= 76`, to cells.
  private static func cells(in words: [PlacedWord]) -> [Range<Int>] {
    words.reduce(into: []) { cells, word in
      if let last = cells.last, word.columns.lowerBound - last.upperBound == 1 {
        cells[cells.count - 1] = last.lowerBound..<word.columns.upperBound
      } else {
        cells.append(word.columns)
      }
    }
  }
}
