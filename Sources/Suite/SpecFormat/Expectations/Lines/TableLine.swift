/// A cell of a table as it is written, with its place.
struct TableCell: Sendable, Equatable {
  var text: String
  /// The column of its first character in the file, from 1.
  var column: Int
}

/// A line of a table, cut at its bars and at its blanks, quotes respected.
struct TableLine {
  /// The pieces between two bars, before the first and behind the last.
  private let parts: [[Piece]]
  private let source: BlockLine

  /// Characters without a blank between them; those in quotes count as one.
  private struct Piece {
    var column: Int
    var endColumn: Int
    /// Whether two blanks or a tab are before it, or nothing is.
    var isApart: Bool
  }

  /// Cuts a line; `nil` where a quote is never closed.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - diagnostics: Takes the mistake.
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
  /// How many bars the line has.
  var barCount: Int { parts.count - 1 }

  /// The cells of a part that blanks of any width divide.
  func words(ofPart index: Int) -> [TableCell] { parts[index].map { cell([$0]) } }

  /// The cells of a part that two blanks or more divide.
  func cells(ofPart index: Int) -> [TableCell] {
    var groups: [[Piece]] = []
    for piece in parts[index] {
      if piece.isApart || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(piece)
    }
    return groups.map { cell($0) }
  }

  /// The cells of a part, if there are as many as there should be.
  ///
  /// - Parameters:
  ///   - index: The place of the part, from 0.
  ///   - count: How many cells the part should have.
  /// - Returns: What two blanks or more divide; where these are not as many, what single blanks do,
  ///   a bound with its number; `nil` where neither are.
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

  /// The cell of pieces that follow each other, of which there is at least one.
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
