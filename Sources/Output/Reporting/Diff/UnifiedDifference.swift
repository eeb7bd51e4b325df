/// The difference between two texts, as `diff -u` tells it.
package struct UnifiedDifference: Sendable {
  /// How many lines around a change are shown.
  private static let contextCount = 3

  private let file: String
  private let lines: [DifferenceLine]

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - file: What both are named.
  ///   - old: The text before; carriage returns belong to its lines.
  ///   - new: The text after.
  /// - Complexity: O(*n* *d*) for *n* lines, *d* of them different.
  package init(file: String, old: String, new: String) {
    self.file = file
    lines = DifferenceLine.all(old: Self.lines(of: old), new: Self.lines(of: new))
  }
}

extension UnifiedDifference {
  /// The difference, which `git apply` takes where all of it is seen; empty where there is none.
  package func text(usesColor: Bool = false) -> String {
    guard lines.contains(where: \.isChange) else { return "" }
    let header = ["--- a/\(file)", "+++ b/\(file)"]
    let body = hunks.flatMap { hunk in
      [heading(of: hunk)] + lines[hunk].map { $0.text(usesColor: usesColor) }
    }
    return (header + body).joined(separator: "\n") + "\n"
  }

  /// The ranges of lines that are shown: every change with the lines around it.
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

  /// `@@ -5,7 +5,8 @@`.
  private func heading(of hunk: Range<Int>) -> String {
    func place(_ side: DifferenceLine.Side) -> String {
      let before = lines[..<hunk.lowerBound].filter { $0.isOn(side) }.count
      let inside = lines[hunk].filter { $0.isOn(side) }.count
      return "\(inside == 0 ? before : before + 1),\(inside)"
    }
    return "@@ -\(place(.old)) +\(place(.new)) @@"
  }

  /// The lines without their line feeds; the last one says if it has none.
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
