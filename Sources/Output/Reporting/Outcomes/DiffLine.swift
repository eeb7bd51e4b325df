internal import ElementTree
internal import SpecFormat

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
