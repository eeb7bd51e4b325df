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
