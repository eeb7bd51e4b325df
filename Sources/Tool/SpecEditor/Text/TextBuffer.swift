/// The text of a document with the positions of its lines.
///
/// Positions of the protocol count UTF-16 code units. Lines end with a line feed, a carriage return
/// or both.
struct TextBuffer: Sendable, Equatable {
  /// The text as UTF-8.
  private(set) var bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  private var starts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    starts = [0] + Self.starts(in: bytes[...])
  }
}

extension TextBuffer {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The number of lines, at least 1; a text that ends with a line ending has an empty last line.
  var lineCount: Int { starts.count }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text of a line without its ending.
  ///
  /// - Parameter line: The line, from 0.
  /// - Returns: The text; empty for a line that does not exist.
  func line(_ line: Int) -> String { String(decoding: bytes(ofLine: line), as: UTF8.self) }

  /// Returns the bytes of a line, from 0, without its ending; empty for a line that does not exist.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> { bytes[range(ofLine: line)] }

  /// Returns the length of a line without its ending, in UTF-16 code units.
  func length(ofLine line: Int) -> Int { units(in: bytes[range(ofLine: line)]) }

  /// Returns the offset of a position in the bytes; a position after the end of its line is at the
  /// end.
  func offset(of position: Position) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let range = range(ofLine: max(position.line, 0))
    let line = bytes[range]
    guard position.character > 0, position.line >= 0 else { return range.lowerBound }
    if line.allSatisfy({ $0 < 0x80 }) {
      return min(range.lowerBound + position.character, range.upperBound)
    }
    let text = String(decoding: line, as: UTF8.self)
    let end = text.utf16.index(
      text.startIndex,
      offsetBy: position.character,
      limitedBy: text.endIndex
    )
    // A position between the halves of a surrogate pair is moved before the character.
    let scalar = (end ?? text.endIndex).samePosition(in: text.unicodeScalars)
    let index =
      scalar ?? text.utf16.index(before: end ?? text.endIndex)
    return range.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns the position of an offset in the bytes.
  func position(of offset: Int) -> Position {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(offset, range(ofLine: low).upperBound)
    return Position(line: low, character: units(in: bytes[starts[low]..<max(end, starts[low])]))
  }

  /// Returns the UTF-16 offset in a line of a column in characters.
  ///
  /// - Parameters:
  ///   - column: The number of characters before it.
  ///   - line: The line, from 0.
  /// - Returns: The offset, at most the length of the line.
  func character(ofColumn column: Int, inLine line: Int) -> Int {
    let bytes = bytes[range(ofLine: line)]
    if bytes.allSatisfy({ $0 < 0x80 }) { return min(max(column, 0), bytes.count) }
    return String(decoding: bytes, as: UTF8.self).prefix(max(column, 0)).utf16.count
  }

  /// Returns the column in characters, from 0, of a position.
  func column(of position: Position) -> Int {
    let range = range(ofLine: position.line)
    let end = max(offset(of: position), range.lowerBound)
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self).count
  }

  /// Replaces a range by a text.
  ///
  /// - Parameters:
  ///   - range: The range; `nil` for the whole text.
  ///   - text: The new text.
  /// - Complexity: O(*n*) for *n* bytes that move; only the lines of the new text are searched.
  mutating func replace(_ range: PlaceRange?, by text: String) {
    guard let range else {
      self = TextBuffer(text)
      return
    }
    let start = offset(of: range.start)
    let end = max(offset(of: range.end), start)
    let new = Array(text.utf8)
    bytes.replaceSubrange(start..<end, with: new)
    // The line before may end with a carriage return to which a line feed is added, or removed.
    let first = max(starts.partitioningIndex { $0 >= start } - 1, 0)
    let shift = new.count - (end - start)
    let kept = starts.partitioningIndex { $0 > end + 1 }
    let rest = starts[kept...].map { $0 + shift }
    let searchedEnd = rest.first ?? bytes.count
    var found = Self.starts(in: bytes[starts[first]..<searchedEnd])
    if let next = rest.first { found.removeAll { $0 >= next } }
    starts = starts[...first] + found + rest
  }

  /// The range of a line's bytes without its ending; empty at the end for a line that does not
  /// exist.
  private func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      end -= 1
      if bytes[end] == Self.lineFeed, end > start, bytes[end - 1] == Self.carriageReturn {
        end -= 1
      }
    }
    return start..<max(start, end)
  }

  private func units(in bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).utf16.count
  }

  /// Returns the offset after each line ending.
  private static func starts(in bytes: ArraySlice<UInt8>) -> [Int] {
    var starts: [Int] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == lineFeed || byte == carriageReturn else { continue }
      if byte == carriageReturn, index < bytes.endIndex, bytes[index] == lineFeed { index += 1 }
      starts.append(index)
    }
    return starts
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition that no element before it does.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
