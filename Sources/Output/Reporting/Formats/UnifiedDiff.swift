internal import ElementTree
internal import SpecFormat

/// The difference between two texts in the unified format of `diff -u`.
package struct UnifiedDiff: Sendable {
  /// The number of unchanged lines shown before and after a change.
  private static let contextCount = 3

  private let file: String
  private let lines: [DiffLine]

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - file: The name of both files.
  ///   - old: The text before the change; carriage returns are part of its lines.
  ///   - new: The text after the change.
  /// - Complexity: O(*n* *d*) for *n* lines, *d* of them different.
  package init(file: String, old: String, new: String) {
    self.file = file
    lines = DiffLine.all(old: Self.lines(of: old), new: Self.lines(of: new))
  }
}

extension UnifiedDiff {
  /// Returns the difference, which is empty for equal texts.
  ///
  /// `git apply` accepts it if it contains no escaped characters.
  package func text(usesColor: Bool = false) -> String {
    guard lines.contains(where: \.isChange) else { return "" }
    let header = ["--- a/\(file)", "+++ b/\(file)"]
    let numbers = LineNumbers(lines)
    let body = hunks.flatMap { hunk in
      [numbers.heading(of: hunk)] + lines[hunk].map { $0.text(usesColor: usesColor) }
    }
    return (header + body).joined(separator: "\n") + "\n"
  }

  /// The ranges of lines to show: every change with the surrounding lines.
  private var hunks: [Range<Int>] {
    lines.indices.filter { lines[$0].isChange }.reduce(into: []) { hunks, index in
      let start = max(0, index - Self.contextCount)
      let end = min(lines.count, index + Self.contextCount + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
  }

  /// Returns the lines without line feeds; the last one is marked if the text does not end with a
  /// line feed.
  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "\n\\ No newline at end of file"
    }
    return lines
  }
}

/// The number of lines of both texts before each line of the difference.
private struct LineNumbers {
  private var old = [0]
  private var new = [0]

  init(_ lines: [DiffLine]) {
    for (index, line) in lines.enumerated() {
      old.append(old[index] + (line.isOn(.old) ? 1 : 0))
      new.append(new[index] + (line.isOn(.new) ? 1 : 0))
    }
  }

  /// Returns the header of a hunk, such as `@@ -5,7 +5,8 @@`.
  func heading(of hunk: Range<Int>) -> String {
    let places = [old, new].map { counts in
      let (before, after) = (counts[hunk.lowerBound], counts[hunk.upperBound])
      return "\(after == before ? before : before + 1),\(after - before)"
    }
    return "@@ -\(places[0]) +\(places[1]) @@"
  }
}
