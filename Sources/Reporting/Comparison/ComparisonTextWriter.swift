internal import Foundation

/// Writes a comparison for a person at a terminal.
package struct ComparisonTextWriter: ComparisonWriter {
  /// How many scenarios of a group are named.
  private static let limit = 10

  package init() {}

  package func document(for comparison: ReportComparison) -> ComparisonDocument {
    let sections = ChangeKind.allCases.compactMap { section($0, of: comparison) }
    let text = (sections + [comparison.sentence]).joined(separator: "\n\n") + "\n"
    return ComparisonDocument(text: text)
  }
}

extension ComparisonTextWriter {
  private func section(_ kind: ChangeKind, of comparison: ReportComparison) -> String? {
    let changes = comparison.changes(kind)
    guard !changes.isEmpty else { return nil }
    guard kind.isGrouped else {
      return "\(kind.title):\n" + lines(changes, indentation: 2)
    }
    let groups = comparison.groups(kind).map { group in
      let picture = GroupPicture(group)?.text(columns: 60, rows: 16) ?? ""
      return "  \(group.sentence):\n" + lines(group.changes, indentation: 4)
        + (picture.isEmpty ? "" : "\n\n" + IndentedText.text(picture, by: 4))
    }
    return "\(kind.title):\n" + groups.joined(separator: "\n\n")
  }

  private func lines(_ changes: [ExpectationChange], indentation: Int) -> String {
    var lines = changes.prefix(Self.limit).map { change in
      "\(change.file):\(change.line): `\(change.block)` of \(change.id) (\(change.words))"
    }
    let hidden = changes.count - lines.count
    if hidden > 0 { lines.append("… and \(hidden) more expectation\(hidden == 1 ? "" : "s")") }
    return IndentedText.text(lines.joined(separator: "\n"), by: indentation)
  }
}
