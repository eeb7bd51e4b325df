/// A replacement of a part of a source text.
package struct SourceEdit: Sendable, Hashable, Codable {
  /// The replaced part, in UTF-8 offsets of the original text.
  package var range: Range<Int>
  /// The text that stands in its place.
  package var text: String

  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
}

/// A source text with replacements that keep the number of each line.
///
/// A replacement with fewer line breaks than the replaced part gets the missing ones at its end, so
/// that messages about the result have the lines of the original.
package struct EditedSource: Sendable {
  /// The text after all replacements.
  package private(set) var text: [UInt8] = []
  /// The edits in order, without those inside of others.
  package let edits: [SourceEdit]
  /// The ranges of the replacements in the result.
  private var placed: [Range<Int>] = []
  /// The offset of each line of the result.
  private var lines: [Int] = [0]

  /// Applies edits to a text; of edits that overlap, the one that begins first and ends last wins.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and *m* edits.
  package init(_ original: [UInt8], _ edits: [SourceEdit]) {
    let sorted = edits.sorted { $0.order < $1.order }
    var outer: [SourceEdit] = []
    for edit in sorted {
      if let last = outer.last, edit.range.lowerBound < last.range.upperBound { continue }
      outer.append(edit)
    }
    self.edits = outer
    var position = 0
    for edit in outer {
      text += original[position..<edit.range.lowerBound]
      let start = text.count
      text += edit.text.utf8
      let breaks = original[edit.range].count { $0 == Self.lineBreak }
      let own = edit.text.utf8.count { $0 == Self.lineBreak }
      text += [UInt8](repeating: Self.lineBreak, count: max(breaks - own, 0))
      placed.append(start..<text.count)
      position = edit.range.upperBound
    }
    text += original[position...]
    for (offset, byte) in text.enumerated() where byte == Self.lineBreak {
      lines.append(offset + 1)
    }
  }

  private static let lineBreak = UInt8(ascii: "\n")
}

extension SourceEdit {
  /// The sort order of the edit.
  ///
  /// An insertion comes before a replacement that begins at its place, and a larger replacement
  /// before a smaller one.
  fileprivate var order: (Int, Int, Int) {
    (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound)
  }
}

extension EditedSource {
  /// A place in the original text.
  package enum Place: Equatable {
    /// An offset outside of all replacements.
    case original(Int)
    /// A place in a replacement, by the index of its edit.
    case replacement(Int)
  }

  /// Returns the place in the original of a place in the result.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in bytes, from 1.
  /// - Returns: `nil` if the result does not have the line.
  package func place(line: Int, column: Int) -> Place? {
    guard lines.indices.contains(line - 1) else { return nil }
    let offset = min(lines[line - 1] + column - 1, text.count)
    // The first replacement that ends behind the offset.
    var (low, high) = (0, placed.count)
    while low < high {
      let middle = (low + high) / 2
      if placed[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    if low < placed.count, placed[low].contains(offset) { return .replacement(low) }
    guard low > 0 else { return .original(offset) }
    return .original(offset - placed[low - 1].upperBound + edits[low - 1].range.upperBound)
  }
}
