/// Other bytes in the place of some of a file's.
struct ByteEdit {
  /// Which bytes of the file are replaced; an empty range inserts.
  var range: Range<Int>
  var bytes: [UInt8]
}

extension [UInt8] {
  /// The bytes with every edit done, each at its place in these bytes.
  ///
  /// - Parameter edits: In any order; no two may overlap. What is inserted stands before what is
  ///   replaced at the same place.
  /// - Returns: The bytes afterwards.
  /// - Complexity: O(*n*) for *n* bytes before and afterwards.
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

/// A line that a block of a spec is to have.
package struct EditedLine: Sendable, Equatable {
  /// The line of the file, from 1, that it stands for and whose markers and ending it keeps;
  /// `nil` for a new one.
  package var source: Int?
  /// The characters, without what a quotation or a list puts before them.
  package var text: String

  package init(source: Int? = nil, text: String) {
    self.source = source
    self.text = text
  }
}

/// Lines that would be read otherwise than they are meant, where they were put into a file.
package struct EditingError: Error, Equatable {
  /// The block as it is meant; `nil` where there would be one too many.
  let meant: IntendedBlock?
  /// The block as it would be read; `nil` where it would be none.
  let read: IntendedBlock?
}

extension EditingError: CustomStringConvertible {
  package var description: String {
    guard let meant else { return "there would be one block more" }
    guard let read else { return "the block at line \(meant.line) would be none" }
    let (lines, others) = (meant.writtenLines, read.writtenLines)
    let index = zip(lines, others).prefix { $0 == $1 }.count
    let (line, other) = (
      index < lines.count ? "'\(lines[index])'" : "no line",
      index < others.count ? "'\(others[index])'" : "no line"
    )
    return "the block at line \(meant.line) would be read with \(other) in place of \(line)"
  }
}
