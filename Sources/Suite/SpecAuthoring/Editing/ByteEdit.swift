/// A replacement of bytes in a file.
struct ByteEdit {
  /// The range of the file's bytes that is replaced; an empty range inserts.
  var range: Range<Int>
  var bytes: [UInt8]
}

extension [UInt8] {
  /// Returns the bytes after applying edits, whose ranges refer to the original bytes.
  ///
  /// - Parameter edits: The edits in any order, without overlaps. An insertion comes before a
  ///   replacement at the same position.
  /// - Returns: The edited bytes.
  /// - Complexity: O(*n*) for *n* bytes before and after the edits.
  func applying(_ edits: [ByteEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + edits.reduce(0) { $0 + $1.bytes.count })
    var next = startIndex
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered {
      result += self[next..<edit.range.lowerBound] + edit.bytes
      next = edit.range.upperBound
    }
    return result + self[next...]
  }
}

/// A line of a block after editing.
package struct EditedLine: Sendable, Equatable {
  /// The line of the file, from 1, whose prefix and line ending are kept; `nil` for a new line.
  package var source: Int?
  /// The text of the line, without the markers of quotations and lists.
  package var text: String

  package init(source: Int? = nil, text: String) {
    self.source = source
    self.text = text
  }
}

/// An edit after which a block would not be parsed as intended.
package struct EditingError: Error, Equatable {
  /// The intended block; `nil` if there would be an additional block.
  let intended: IntendedBlock?
  /// The block as it would be parsed; `nil` if there would be none.
  let actual: IntendedBlock?
}

extension EditingError: CustomStringConvertible {
  package var description: String {
    guard let intended else { return "there would be an additional block" }
    guard let actual else { return "the block at line \(intended.line) would no longer be a block" }
    let (lines, others) = (intended.writtenLines, actual.writtenLines)
    let index = zip(lines, others).prefix { $0 == $1 }.count
    let (line, other) = (
      index < lines.count ? "'\(lines[index])'" : "no line",
      index < others.count ? "'\(others[index])'" : "no line"
    )
    return "the block at line \(intended.line) would have \(other) in place of \(line)"
  }
}
