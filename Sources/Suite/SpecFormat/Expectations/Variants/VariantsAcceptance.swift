/// Generates the lines with which a `variants` block would pass.
struct VariantsAcceptance {
  let fence: VariantsFence
  let rows: [AnsweredRow]
}

extension VariantsAcceptance {
  /// All lines of the table; `nil` if a column names no node or several.
  var lines: [AcceptedLine]? {
    guard let head = fence.head, rows.allSatisfy({ Self.isAnswered($0, columns: head.columns) })
    else { return nil }
    let first = AcceptedLine.changed(line: head.line, name: "", cells: head.texts)
    return [first]
      + rows.flatMap { row in
        Self.rows(for: row, columns: head.columns).enumerated().map { index, cells in
          guard index == 0, let line = row.row.line else {
            return .written(depth: 0, name: "", cells: cells)
          }
          return .changed(line: line, name: "", cells: cells)
        }
      }
  }

  private static func isAnswered(_ row: AnsweredRow, columns: [ObservedColumn]) -> Bool {
    zip(columns, row.row.cells).allSatisfy { column, cell in
      cell.content == .unchecked
        || row.variants.allSatisfy { variant in
          if case .mistake = column.answer(in: variant) { false } else { true }
        }
    }
  }

  /// Returns the new rows for a row: the same row, or one for each part of its combinations with
  /// equal results.
  ///
  /// - Parameters:
  ///   - row: The row with its observations.
  ///   - columns: The columns after the bar.
  /// - Returns: The cells of each row, including the bar; cells that match are kept as written.
  static func rows(for row: AnsweredRow, columns: [ObservedColumn]) -> [[String]] {
    let texts = row.variants.map { variant in
      zip(columns, row.row.cells).map { column, cell in
        let answer = column.answer(in: variant)
        let isMatch = cell.content != .toBeFilled && cell.matches(answer)
        return isMatch ? cell.text : answer.text
      }
    }
    var numbers: [[String]: Int] = [:]
    let answers = texts.map { text in
      let number = numbers[text] ?? numbers.count
      numbers[text] = number
      return number
    }
    let grid = row.grid
    return grid.boxes(of: answers).map { box in
      let conditions = box.ranges.enumerated().map { column, range in
        let choices = row.choices[column]
        return range.count == choices.count
          ? row.row.conditions[column].text : ConditionCell.text(of: choices[range])
      }
      return conditions + [AlignedTable.bar] + texts[grid.combinations(in: box)[0]]
    }
  }
}

extension VariantsFence {
  /// Returns the block with a row to fill if it has none, using the base conditions.
  ///
  /// - Parameter scene: The scene, for its current proposal.
  /// - Returns: The block; `nil` if a column requires a device but the fence names none.
  func filled(for scene: any ObservedScene) -> VariantsFence? {
    guard rows.isEmpty, let head else { return self }
    guard let base = conditions(in: scene) else { return nil }
    let conditions = head.conditions.compactMap { condition -> ConditionCell? in
      guard let text = ConditionValue.text(of: condition, in: base),
        let value = ConditionValue(text, of: condition)
      else { return nil }
      return ConditionCell(text: text, condition: condition, terms: [.value(value, text: text)])
    }
    guard conditions.count == head.conditions.count else { return nil }
    let mark = ExpectedCell.toBeFilledMark
    let cells = head.columns.map { _ in ExpectedCell(text: mark, content: .toBeFilled) }
    var fence = self
    fence.rows = [Row(line: nil, conditions: conditions, cells: cells)]
    return fence
  }
}
