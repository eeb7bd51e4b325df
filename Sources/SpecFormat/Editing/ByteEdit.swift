/// Other bytes in the place of some of a file's.
struct ByteEdit {
  /// Which bytes of the file are replaced; an empty range inserts.
  var range: Range<Int>
  var bytes: [UInt8]
}

extension [UInt8] {
  /// The bytes with every edit done, each at its place in these bytes.
  ///
  /// - Parameter edits: In any order; no two may overlap.
  /// - Returns: The bytes afterwards.
  func applying(_ edits: [ByteEdit]) -> [UInt8] {
    var result = self
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.bytes)
    }
    return result
  }
}
