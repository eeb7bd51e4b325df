internal import ElementTree

/// A line of a difference between two texts.
struct DifferenceLine: Equatable, Sendable {
  enum Side: Equatable, Sendable {
    case old, new
  }

  /// The side that alone has the line; `nil` for one that both have.
  var side: Side?
  var content: String
}

extension DifferenceLine {
  /// The lines of both texts in order, what goes before what comes.
  static func all(old: [String], new: [String]) -> [DifferenceLine] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { $0.offset })
    let inserted = Set(difference.insertions.map { $0.offset })
    var lines: [DifferenceLine] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append(DifferenceLine(side: .old, content: line))
        continue
      }
      while inserted.contains(next) {
        lines.append(DifferenceLine(side: .new, content: new[next]))
        next += 1
      }
      lines.append(DifferenceLine(side: nil, content: line))
      next += 1
    }
    return lines + new[next...].map { DifferenceLine(side: .new, content: $0) }
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

extension CollectionDifference.Change {
  /// The place of the change in its own text.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
