internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Compares the lines of `negotiation` with the proposals that were made.
struct NegotiationComparison: TreeComparison {
  func isEllipsis(_ line: NegotiationLine) -> Bool { line.isEllipsis }

  func lineNumber(_ line: NegotiationLine) -> Int { line.line }

  func children(of line: NegotiationLine) -> [NegotiationLine] { line.children }

  func children(of node: NegotiationEntry) -> [NegotiationEntry] { node.children }

  func isSameName(_ line: NegotiationLine, _ node: NegotiationEntry) -> Bool {
    line.name == node.name
      && (line.label == nil || line.label == node.label)
      && line.id.map { node.identifiers.contains($0) } ?? true
  }

  func ownMismatches(_ line: NegotiationLine, _ node: NegotiationEntry) -> [Mismatch] {
    let proposal = difference(
      line,
      "proposal",
      [line.proposedWidth, line.proposedHeight],
      [node.proposedWidth.map { Double($0) }, node.proposedHeight.map { Double($0) }]
    )
    let answer = difference(
      line,
      "answer",
      [line.answeredWidth, line.answeredHeight],
      [Double(node.answer.width), Double(node.answer.height)]
    )
    return [proposal, answer].compactMap(\.self)
  }

  func text(of line: NegotiationLine) -> (subject: String, whole: String) {
    (NegotiationText.name(of: line), NegotiationText.line(line))
  }

  func text(of node: NegotiationEntry) -> (subject: String, whole: String) {
    (NegotiationText.name(of: node), NegotiationText.line(node))
  }

  private func difference(
    _ line: NegotiationLine,
    _ aspect: String,
    _ expected: [NumberLiteral?],
    _ actual: [Double?]
  ) -> Mismatch? {
    let differences = zip(expected, actual).map { Self.difference($0, $1) }
    guard differences.contains(where: { $0 != "0" }) else { return nil }
    return Mismatch(
      line: line.line,
      subject: "\(NegotiationText.name(of: line)) \(aspect)",
      expected: NegotiationText.size(expected),
      actual: NegotiationText.size(actual),
      difference: differences.contains("") ? nil : differences.joined(separator: " ")
    )
  }

  /// `0` where the number is accepted, empty where one of them is `nil`.
  private static func difference(_ expected: NumberLiteral?, _ actual: Double?) -> String {
    guard let expected, let actual else {
      return expected == nil && actual == nil ? "0" : ""
    }
    return expected.accepts(actual)
      ? "0" : NumberText.difference(expected: expected.value, actual: actual)
  }
}
