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

/// A line of a difference between two texts.
struct DiffLine: Equatable, Sendable {
  enum Side: Equatable, Sendable {
    case old, new
  }

  /// The side that contains the line; `nil` for a line in both texts.
  var side: Side?
  var content: String
}

extension DiffLine {
  /// Returns the lines of both texts in order, removed lines before added ones.
  static func all(old: [String], new: [String]) -> [DiffLine] {
    var lines: [DiffLine] = []
    var (nextOld, nextNew) = (0, 0)
    for pair in CommonElements(old: old, new: new).pairs + [(old.count, new.count)] {
      lines += old[nextOld..<pair.old].map { DiffLine(side: .old, content: $0) }
      lines += new[nextNew..<pair.new].map { DiffLine(side: .new, content: $0) }
      if pair.old < old.count { lines.append(DiffLine(side: nil, content: old[pair.old])) }
      (nextOld, nextNew) = (pair.old + 1, pair.new + 1)
    }
    return lines
  }

  var isChange: Bool { side != nil }

  /// Returns whether the text of a side contains the line.
  func isOn(_ side: Side) -> Bool { self.side == nil || self.side == side }

  /// Returns the line after its diff marker.
  func text(usesColor: Bool) -> String {
    // A carriage return at the end is part of the file's line ending and stays unescaped.
    let returns = content.unicodeScalars.last == "\r" ? "\r" : ""
    let text = String(content.unicodeScalars.dropLast(returns.unicodeScalars.count))
    let content = TerminalText.lines(text) + returns
    switch side {
    case nil: return " " + content
    case .old: return usesColor ? TextColor.bad("-" + content) : "-" + content
    case .new: return usesColor ? TextColor.good("+" + content) : "+" + content
    }
  }
}
