internal import Conformance
internal import Foundation
internal import ElementTree

/// Writes a comparison for a terminal.
package struct ComparisonTextWriter: ComparisonWriter {
  /// The maximum number of scenarios that a group names.
  private static let limit = 10

  package init() {}

  package func document(for comparison: ReportComparison) -> ComparisonDocument {
    let heading = [comparison.engines?.sentence].compactMap { $0.map { TerminalText.line($0) } }
    let sections = ChangeKind.allCases.compactMap { section($0, of: comparison) }
    let malformed = mistakes(comparison.mistakes)
    let all = (heading + malformed + sections + [comparison.sentence]).joined(separator: "\n\n")
    let text = TerminalText.lines(all) + "\n"
    return ComparisonDocument(text: text)
  }
}

extension ComparisonTextWriter {
  /// Returns the mistakes of malformed specs; empty if there are none.
  private func mistakes(_ mistakes: [ReportedMistake]) -> [String] {
    guard !mistakes.isEmpty else { return [] }
    let lines = mistakes.map(\.diagnostic).joined(separator: "\n")
    return ["Malformed specs:\n" + IndentedText.text(lines, by: 2)]
  }

  private func section(_ kind: ChangeKind, of comparison: ReportComparison) -> String? {
    let changes = comparison.changes(kind)
    guard !changes.isEmpty else { return nil }
    guard kind.isGrouped else {
      return "\(kind.title):\n" + lines(changes, indentation: 2)
    }
    let groups = comparison.groups(kind).map { text(of: $0) }
    return "\(kind.title):\n" + groups.joined(separator: "\n\n")
  }

  /// Returns the summary of a group with its clues and an example.
  private func text(of group: ChangeGroup) -> String {
    let clues = group.clues.map { "    \(TerminalText.line($0))\n" }.joined()
    let head =
      "  \(TerminalText.line(group.sentence)):\n\(clues)" + lines(group.changes, indentation: 4)
    guard let example = ChangeExample(group) else { return head }
    let parts = [example.id + ":", IndentedText.text(example.numbers, by: 2)]
    let picture = IndentedText.text(example.text(columns: 76, rows: 12), by: 2)
    return head + "\n\n" + IndentedText.text(parts.joined(separator: "\n"), by: 4)
      + (picture.isEmpty ? "" : "\n\n" + IndentedText.text(picture, by: 4))
  }

  private func lines(_ changes: [ExpectationChange], indentation: Int) -> String {
    var lines = changes.prefix(Self.limit).flatMap { change in
      let place = "\(change.file):\(change.line): `\(change.block)` of \(change.id)"
      return [TerminalText.line("\(place) (\(change.summary))")]
        + [change.cause].compactMap { $0.map { "  " + TerminalText.line($0) } }
    }
    let hidden = changes.count - Self.limit
    if hidden > 0 { lines.append("… and \(hidden) more expectation\(hidden == 1 ? "" : "s")") }
    return IndentedText.text(lines.joined(separator: "\n"), by: indentation)
  }
}
