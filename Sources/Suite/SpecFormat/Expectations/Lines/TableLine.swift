/// A cell of a table as written, with its position.
struct TableCell: Sendable, Equatable {
  var text: String
  /// The column of its first character in the file, from 1.
  var column: Int
}

/// A line of a table, split at bars and blanks outside of quotes.
struct TableLine {
  /// The parts of the line between bars, including before the first and after the last one.
  private let parts: [[Piece]]
  private let source: BlockLine

  /// Characters without a blank between them; quoted text counts as a single character.
  private struct Piece {
    var column: Int
    var endColumn: Int
    /// Whether the piece begins its part, or follows a tab or at least two blanks.
    var isApart: Bool
  }

  /// Splits a line; `nil` if a quote is not closed.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - diagnostics: The collector of mistakes.
  init?(_ source: BlockLine, reportingTo diagnostics: inout DiagnosticCollector) {
    guard let words = source.words(endingAt: [AlignedTable.barMark], reportingTo: &diagnostics)
    else { return nil }
    let characters = Array(source.text)
    var parts: [[Piece]] = [[]]
    var end = source.firstColumn
    for word in words {
      let gap = characters[(end - source.firstColumn)..<(word.column - source.firstColumn)]
      end = word.endColumn
      if word.bare == AlignedTable.bar, word.quoted == nil {
        parts.append([])
      } else if gap.isEmpty, let last = parts[parts.count - 1].indices.last {
        parts[parts.count - 1][last].endColumn = word.endColumn
      } else {
        let isFirst = parts[parts.count - 1].isEmpty
        let piece = Piece(
          column: word.column,
          endColumn: word.endColumn,
          isApart: isFirst || gap.count > 1 || gap.contains("\t")
        )
        parts[parts.count - 1].append(piece)
      }
    }
    self.parts = parts
    self.source = source
  }
}

extension TableLine {
  /// The number of bars in the line.
  var barCount: Int { parts.count - 1 }

  /// Returns the cells of a part, split at any blanks.
  func words(ofPart index: Int) -> [TableCell] { parts[index].map { cell([$0]) } }

  /// Returns the cells of a part, split at two or more blanks.
  func cells(ofPart index: Int) -> [TableCell] {
    var groups: [[Piece]] = []
    for piece in parts[index] {
      if piece.isApart || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(piece)
    }
    return groups.map { cell($0) }
  }

  /// Returns the cells of a part if their number is as expected.
  ///
  /// The part is split at two or more blanks. If the number of cells differs, it is split at single
  /// blanks, except between a relation such as `<=` and its number.
  ///
  /// - Parameters:
  ///   - index: The index of the part, from 0.
  ///   - count: The expected number of cells.
  /// - Returns: The cells; `nil` if neither way of splitting has the expected number.
  func cells(ofPart index: Int, count: Int) -> [TableCell]? {
    let cells = cells(ofPart: index)
    if cells.count == count { return cells }
    var groups: [[Piece]] = []
    for piece in parts[index] {
      if let last = groups.last, last.count == 1, isBound(last[0]) {
        groups[groups.count - 1].append(piece)
      } else {
        groups.append([piece])
      }
    }
    return groups.count == count ? groups.map { cell($0) } : nil
  }

  private func isBound(_ piece: Piece) -> Bool {
    let text = text(from: piece.column, to: piece.endColumn)
    return [CallLine.Relation.atMost, .atLeast].contains { $0.rawValue == text }
  }

  /// Returns the cell that consists of adjacent pieces; there is at least one.
  private func cell(_ pieces: [Piece]) -> TableCell {
    let column = pieces[0].column
    return TableCell(
      text: text(from: column, to: pieces[pieces.count - 1].endColumn),
      column: column
    )
  }

  private func text(from column: Int, to endColumn: Int) -> String {
    String(source.text.dropFirst(column - source.firstColumn).prefix(endColumn - column))
  }
}
