internal import Foundation
package import SpecFormat
package import ViewLayout

/// Writes a negotiation as `negotiation` blocks do: `Text "Reset" 320x480 -> 50x20`.
package enum NegotiationText {
  package static func text(_ lines: [NegotiationLine], depth: Int = 0) -> String {
    lines.flatMap { line in
      [indentation(depth) + Self.line(line)]
        + (line.children.isEmpty ? [] : [text(line.children, depth: depth + 1)])
    }.joined(separator: "\n")
  }

  package static func text(_ entries: [NegotiationEntry], depth: Int = 0) -> String {
    entries.flatMap { entry in
      [indentation(depth) + line(entry)]
        + (entry.children.isEmpty ? [] : [text(entry.children, depth: depth + 1)])
    }.joined(separator: "\n")
  }

  static func name(of line: NegotiationLine) -> String {
    line.isEllipsis ? "..." : LabelText.text(name: line.name, label: line.label, id: line.id)
  }

  static func name(of entry: NegotiationEntry) -> String {
    LabelText.text(name: entry.name, label: entry.label, id: entry.identifiers.first)
  }

  static func line(_ line: NegotiationLine) -> String {
    guard !line.isEllipsis else { return "..." }
    let proposal = size([line.proposedWidth, line.proposedHeight])
    let answer = size([line.answeredWidth, line.answeredHeight])
    return "\(name(of: line)) \(proposal) -> \(answer)"
  }

  static func line(_ entry: NegotiationEntry) -> String {
    "\(name(of: entry)) \(conversation(of: entry))"
  }

  /// The proposal and the answer: `320x480 -> 50x20`.
  static func conversation(of entry: NegotiationEntry) -> String {
    let proposal = size([
      entry.proposedWidth.map { Double($0) }, entry.proposedHeight.map { Double($0) },
    ])
    let answer = size([Double(entry.answer.width), Double(entry.answer.height)])
    return "\(proposal) -> \(answer)"
  }

  /// Two dimensions, joined by an `x`.
  static func size(_ dimensions: [NumberLiteral?]) -> String {
    dimensions.map { $0.map { NumberText.text($0) } ?? "nil" }.joined(separator: "x")
  }

  static func size(_ dimensions: [Double?]) -> String {
    dimensions.map { NumberText.text($0) }.joined(separator: "x")
  }

  private static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
