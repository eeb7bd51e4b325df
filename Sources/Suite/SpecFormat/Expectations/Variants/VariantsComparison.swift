/// Compares the rows of a `variants` block with the observations for their combinations.
struct VariantsComparison {
  let fence: VariantsFence
  let rows: [AnsweredRow]
}

extension VariantsComparison {
  var comparison: Comparison {
    var comparison = Comparison(
      mismatches: [],
      expected: fence.statedLines,
      actual: [fence.statedHead].compactMap(\.self)
    )
    for row in rows {
      for (index, column) in (fence.head?.columns ?? []).enumerated() {
        compare(row, at: index, column, in: &comparison)
      }
      compareMirrorImages(of: row, in: &comparison)
      comparison.actual += VariantsAcceptance.rows(for: row, columns: fence.head?.columns ?? [])
        .map { VariantsFence.statedLine($0) }
    }
    return comparison
  }

  /// Adds a mismatch for a column of a row if any combination differs.
  private func compare(
    _ row: AnsweredRow,
    at index: Int,
    _ column: ObservedColumn,
    in comparison: inout Comparison
  ) {
    let cell = row.row.cells[index]
    let answers = row.variants.map { column.answer(in: $0) }
    let tolerance = column.isLength ? fence.tolerance : nil
    let differing = answers.indices.filter { !cell.matches(answers[$0], tolerance: tolerance) }
    guard let first = differing.first else { return }
    if differing.contains(where: { answers[$0].isMistake }) { comparison.isSpecError = true }
    var mismatch = Mismatch(
      line: row.row.line ?? fence.head?.line ?? 0,
      name: column.text,
      expected: cell.value,
      actual: answers[first].value,
      difference: cell.difference(answers[first])
    )
    mismatch.combinations = row.combinations(differing)
    comparison.mismatches.append(mismatch)
  }

  private func compareMirrorImages(of row: AnsweredRow, in comparison: inout Comparison) {
    let differing = row.variants.indices.filter { row.variants[$0].mirrorBreach != nil }
    guard let first = differing.first, let breach = row.variants[first].mirrorBreach else { return }
    var mismatch = Mismatch(
      line: row.row.line ?? fence.head?.line ?? 0,
      subject: "layout",
      expected: "the mirror image of the left-to-right layout",
      actual: "the right-to-left layout is not the mirror image: \(breach)"
    )
    mismatch.combinations = row.combinations(differing)
    comparison.mismatches.append(mismatch)
  }
}

extension AnsweredRow {
  /// Returns a summary of the combinations that differ; there is at least one.
  fileprivate func combinations(_ differing: [Int]) -> Mismatch.Combinations {
    Mismatch.Combinations(
      differing: differing.count,
      total: variants.count,
      first: words(ofCombination: differing[0])
    )
  }
}

extension ColumnAnswer {
  fileprivate var isMistake: Bool {
    if case .mistake = self { true } else { false }
  }
}

extension ExpectedCell {
  fileprivate var value: LineValue {
    if case .number(.exactly, let number) = content { .number(number) } else { .words(text) }
  }
}
