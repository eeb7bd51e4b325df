internal import ElementTree
internal import SpecFormat

/// The difference between two texts, as `diff -u` prints it.
package struct UnifiedDiff: Sendable {
  /// How many lines around a change are shown.
  private static let contextCount = 3

  private let file: String
  private let lines: [DiffLine]

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - file: What both are named.
  ///   - old: The text before; carriage returns belong to its lines.
  ///   - new: The text after.
  /// - Complexity: O(*n* *d*) for *n* lines, *d* of them different.
  package init(file: String, old: String, new: String) {
    self.file = file
    lines = DiffLine.all(old: Self.lines(of: old), new: Self.lines(of: new))
  }
}

extension UnifiedDiff {
  /// The difference, which `git apply` takes where all of it is seen; empty where there is none.
  package func text(usesColor: Bool = false) -> String {
    guard lines.contains(where: \.isChange) else { return "" }
    let header = ["--- a/\(file)", "+++ b/\(file)"]
    let numbers = LineNumbers(lines)
    let body = hunks.flatMap { hunk in
      [numbers.heading(of: hunk)] + lines[hunk].map { $0.text(usesColor: usesColor) }
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

/// How many lines of both texts are before each line of their difference.
private struct LineNumbers {
  private var old = [0]
  private var new = [0]

  init(_ lines: [DiffLine]) {
    for (index, line) in lines.enumerated() {
      old.append(old[index] + (line.isOn(.old) ? 1 : 0))
      new.append(new[index] + (line.isOn(.new) ? 1 : 0))
    }
  }

  /// `@@ -5,7 +5,8 @@`.
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

  /// The side that alone has the line; `nil` for one that both have.
  var side: Side?
  var content: String
}

extension DiffLine {
  /// The lines of both texts in order, what goes before what comes.
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

  /// Whether a text has the line.
  func isOn(_ side: Side) -> Bool { self.side == nil || self.side == side }

  /// The line behind its mark.
  func text(usesColor: Bool) -> String {
    // A carriage return at the end is the file's own way to end lines.
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
