internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A negotiation as the lines of `negotiation` blocks: `Text "Reset" 320x480 -> 50x20`.
enum NegotiationText {
  static func lines(_ lines: [NegotiationLine], depth: Int = 0) -> [StatedLine] {
    lines.flatMap { [line($0, depth: depth)] + Self.lines($0.children, depth: depth + 1) }
  }

  static func lines(_ entries: [NegotiationEntry], depth: Int = 0) -> [StatedLine] {
    entries.flatMap { [line($0, depth: depth)] + lines($0.children, depth: depth + 1) }
  }

  static func name(of line: NegotiationLine) -> String {
    line.isEllipsis ? "..." : LabelText.text(name: line.name, label: line.label, id: line.id)
  }

  static func name(of entry: NegotiationEntry) -> String {
    LabelText.text(
      name: entry.name,
      label: entry.label.map { ShortLabel.text($0) },
      id: entry.identifiers.first
    )
  }

  static func line(_ line: NegotiationLine, depth: Int = 0) -> StatedLine {
    guard !line.isEllipsis else { return StatedLine("...", depth: depth) }
    let proposal = LineValue.size(width: line.proposedWidth, height: line.proposedHeight)
    let answer = LineValue.size(width: line.answeredWidth, height: line.answeredHeight)
    return StatedLine(name(of: line), [proposal, answer], depth: depth)
  }

  static func line(_ entry: NegotiationEntry, depth: Int = 0) -> StatedLine {
    StatedLine(
      name(of: entry),
      conversation(of: entry),
      depth: depth,
      part: entry.node.map { .node($0) }
    )
  }

  /// The proposal and the answer.
  private static func conversation(of entry: NegotiationEntry) -> [LineValue] {
    [
      .size(entry.proposedWidth.map { Double($0) }, entry.proposedHeight.map { Double($0) }),
      .size(Double(entry.answer.width), Double(entry.answer.height)),
    ]
  }
}
