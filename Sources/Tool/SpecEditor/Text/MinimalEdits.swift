extension TextBuffer {
  /// Returns the edits from this text to another one, as small as their lines permit.
  ///
  /// Equal lines stay; where as many lines are added as are removed, each is edited by itself.
  ///
  /// - Parameter other: The new text.
  /// - Returns: Edits without overlaps, in the order of the text.
  func edits(to other: TextBuffer) -> [TextEdit] {
    let old = pieces, new = other.pieces
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    let oldLines = Array(old[prefix..<(old.count - suffix)])
    let newLines = Array(new[prefix..<(new.count - suffix)])
    guard !oldLines.isEmpty || !newLines.isEmpty else { return [] }
    var edits: [TextEdit] = []
    for hunk in Self.hunks(from: oldLines, to: newLines) {
      let removed = oldLines[hunk.old], added = newLines[hunk.new]
      if removed.count == added.count {
        for (offset, pair) in zip(removed, added).enumerated() {
          edits.append(edit(ofLine: prefix + hunk.old.lowerBound + offset, pair.0, to: pair.1))
        }
      } else {
        let range = PlaceRange(
          start: Position(line: prefix + hunk.old.lowerBound, character: 0),
          end: Position(line: prefix + hunk.old.upperBound, character: 0)
        )
        edits.append(
          TextEdit(
            range: endingInText(range),
            newText: String(decoding: added.joined(), as: UTF8.self)
          )
        )
      }
    }
    return edits
  }

  /// The lines with their endings; the last one may be empty.
  private var pieces: [ArraySlice<UInt8>] {
    (0..<lineCount).map { line in
      let start = offset(of: Position(line: line, character: 0))
      let end = offset(of: Position(line: line + 1, character: 0))
      return bytes[start..<end]
    }
  }

  /// Runs of lines that are replaced by other lines.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func hunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Hunk] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = [], inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var place = 0, target = 0
    while place < old.count || target < new.count {
      let start = (place, target)
      while removed.contains(place) { place += 1 }
      while inserted.contains(target) { target += 1 }
      if start == (place, target) {
        place += 1
        target += 1
      } else {
        hunks.append(Hunk(old: start.0..<place, new: start.1..<target))
      }
    }
    return hunks
  }

  /// Returns the edit of one line, without its equal beginning and end.
  private func edit(
    ofLine line: Int,
    _ old: ArraySlice<UInt8>,
    to new: ArraySlice<UInt8>
  ) -> TextEdit {
    let left = Array(String(decoding: old, as: UTF8.self))
    let right = Array(String(decoding: new, as: UTF8.self))
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let suffix = zip(left[prefix...].reversed(), right[prefix...].reversed())
      .prefix { $0 == $1 }.count
    let units = { (characters: ArraySlice<Character>) in String(characters).utf16.count }
    let removed = left[prefix..<(left.count - suffix)]
    let start = Position(line: line, character: units(left[..<prefix]))
    // A position after the end of a line is before its ending.
    let end =
      ["\n", "\r", "\r\n"].contains(removed.last)
      ? Position(line: line + 1, character: 0)
      : Position(line: line, character: start.character + units(removed))
    return TextEdit(
      range: PlaceRange(start: start, end: end),
      newText: String(right[prefix..<(right.count - suffix)])
    )
  }

  /// Returns a range whose end is in the text, because a last line has no line after it.
  private func endingInText(_ range: PlaceRange) -> PlaceRange {
    guard range.end.line >= lineCount else { return range }
    let end = Position(line: lineCount - 1, character: length(ofLine: lineCount - 1))
    return PlaceRange(start: min(range.start, end), end: end)
  }
}

extension [TextEdit] {
  /// Returns a text after the edits, which must not overlap.
  func applied(to buffer: TextBuffer) -> TextBuffer {
    var buffer = buffer
    for edit in sorted(by: { $0.range.start > $1.range.start }) {
      buffer.replace(edit.range, by: edit.newText)
    }
    return buffer
  }
}
