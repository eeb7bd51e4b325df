/// A reader of the lines of a `variants` block.
struct VariantsReader {
  let head: VariantsFence.Head
}

extension VariantsReader {
  /// Parses the first line of a table.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The head; `nil` if the line or one of its columns is invalid.
  static func head(
    _ source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> VariantsFence.Head? {
    guard let line = TableLine(source, reportingTo: &diagnostics) else { return nil }
    guard line.barCount == 1, case let observed = line.words(ofPart: 1), !observed.isEmpty else {
      diagnostics.report(.variant(.tableHeadInvalid), line: source.line, column: source.column)
      return nil
    }
    let cells = line.words(ofPart: 0)
    let conditions = cells.compactMap { condition($0, line: source.line, &diagnostics) }
    let columns = observed.compactMap {
      ObservedColumn($0, line: source.line, reportingTo: &diagnostics)
    }
    guard conditions.count == cells.count, columns.count == observed.count else { return nil }
    var isRepeated = false
    for half in [cells, observed] {
      for (index, cell) in half.enumerated() where half[..<index].contains(where: cell.isSame) {
        isRepeated = true
        let mistake = VariantMistake.columnRepeated(cell.text)
        diagnostics.report(.variant(mistake), line: source.line, column: cell.column)
      }
    }
    guard !isRepeated else { return nil }
    return VariantsFence.Head(line: source.line, conditions: conditions, columns: columns)
  }

  private static func condition(
    _ cell: TableCell,
    line: Int,
    _ diagnostics: inout DiagnosticCollector
  ) -> VariantCondition? {
    let condition = VariantCondition(rawValue: cell.text)
    if condition == nil {
      let names = VariantCondition.allCases.map(\.rawValue)
      let mistake = VariantMistake.conditionUnknown(
        cell.text,
        nearest: NearestName.of(cell.text, among: names)
      )
      diagnostics.report(.variant(mistake), line: line, column: cell.column)
    }
    return condition
  }

  /// Parses a row and reports all of its mistakes.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The row; `nil` if it has a mistake.
  func row(
    _ source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> VariantsFence.Row? {
    guard let line = TableLine(source, reportingTo: &diagnostics) else { return nil }
    guard line.barCount == 1 else {
      diagnostics.report(.variant(.tableRowInvalid), line: source.line, column: source.column)
      return nil
    }
    let parts = [head.conditions.count, head.columns.count].enumerated().map { index, count in
      cells(of: line, part: index, count: count, source, &diagnostics)
    }
    let conditions = parts[0].map { cells in
      zip(cells, head.conditions).compactMap {
        ConditionCell($0, of: $1, line: source.line, reportingTo: &diagnostics)
      }
    }
    let expected = parts[1].map { cells in
      zip(cells, head.columns).compactMap {
        ExpectedCell($0, of: $1, line: source.line, reportingTo: &diagnostics)
      }
    }
    guard let conditions, let expected, conditions.count == head.conditions.count,
      expected.count == head.columns.count
    else { return nil }
    return VariantsFence.Row(line: source.line, conditions: conditions, cells: expected)
  }

  /// Returns the cells on one side of the bar; `nil` after reporting a wrong number of cells.
  private func cells(
    of line: TableLine,
    part: Int,
    count: Int,
    _ source: BlockLine,
    _ diagnostics: inout DiagnosticCollector
  ) -> [TableCell]? {
    if let cells = line.cells(ofPart: part, count: count) { return cells }
    let found = line.cells(ofPart: part)
    let mistake = VariantMistake.cellCountInvalid(found.count, of: count, isAfterBar: part == 1)
    let column = found.first?.column ?? source.column
    diagnostics.report(.variant(mistake), line: source.line, column: column)
    return nil
  }

  /// Reports the first row that exceeds the maximum number of combinations, and removes it and the
  /// rows after it.
  static func checkCount(
    _ rows: inout [VariantsFence.Row],
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    var count = 0.0
    for (index, row) in rows.enumerated() {
      count += row.conditions.reduce(1) { $0 * $1.count }
      guard count > Double(VariantMistake.mostCombinations) else { continue }
      let mistake = VariantMistake.combinationsTooMany(VariantMistake.mostCombinations)
      diagnostics.report(.variant(mistake), line: row.line ?? 0)
      rows.removeSubrange(index...)
      return
    }
  }
}

extension TableCell {
  /// Returns whether another cell has the same text, regardless of its position.
  fileprivate func isSame(_ other: TableCell) -> Bool { text == other.text }
}
