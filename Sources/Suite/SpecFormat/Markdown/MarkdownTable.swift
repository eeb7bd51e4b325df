/// A table, as GitHub reads one: a head, and rows with as many cells as it has.
package struct MarkdownTable: Sendable, Equatable {
  package typealias Cell = [MarkdownInline]

  package enum Alignment: String, Sendable {
    case leading, center, trailing
  }

  package var header: [Cell]
  /// Each as long as the header.
  package var rows: [[Cell]]
  /// Each as long as the header.
  package var alignments: [Alignment]
}

extension MarkdownTable {
  /// The cells row by row, those of the head first.
  package var cells: [Cell] { header + rows.joined() }
}

extension MarkdownTable {
  /// Makes a table of its rows, the head first: GitHub fills short ones and cuts long ones.
  init(rows: [[Cell]], alignments: [Alignment]) {
    let fitted = rows.map { row in
      Array((row + Array(repeating: [], count: alignments.count)).prefix(alignments.count))
    }
    self.init(
      header: fitted.first ?? [],
      rows: Array(fitted.dropFirst()),
      alignments: alignments
    )
  }
}
