extension VariantsFence: VariedFence {
  package func combinations(standing: LayoutProposal?) -> [LayoutConditions] {
    var known: Set<LayoutConditions> = []
    return rows(standing: standing).flatMap(\.conditions).filter { known.insert($0).inserted }
  }

  package func breaches(
    in variants: [ObservedVariant],
    standing: LayoutProposal?
  ) -> [[VariantBreach]] {
    var rowsOf: [LayoutConditions: [Row]] = [:]
    for (row, conditions) in rows(standing: standing) {
      for combination in conditions { rowsOf[combination, default: []].append(row) }
    }
    return variants.map { variant in
      let rows = rowsOf[variant.conditions] ?? []
      let mirror = variant.mirrorBreach.map { [VariantBreach("no mirror image: \($0)")] } ?? []
      return rows.flatMap { breaches(of: $0, in: variant) } + mirror
    }
  }

  /// The rows, each with the conditions of its combinations; none without a proposal.
  private func rows(
    standing: LayoutProposal?
  ) -> [(row: Row, conditions: [LayoutConditions])] {
    guard let proposal = base.proposal ?? standing else { return [] }
    let base = LayoutConditions(proposal: proposal, environment: base.environment)
    return rows.map { row in
      let choices = row.conditions.map(\.choices)
      let answered = AnsweredRow(row: row, choices: choices, variants: [])
      return (row, answered.conditions(from: base))
    }
  }

  /// The columns of a row that a layout differs from.
  private func breaches(of row: Row, in variant: ObservedVariant) -> [VariantBreach] {
    zip(head?.columns ?? [], row.cells).compactMap { column, cell in
      let answer = column.answer(in: variant)
      guard !cell.holds(answer) else { return nil }
      var breach = VariantBreach("\(column.text): expected \(cell.text), actual \(answer.text)")
      if case .findings(let findings) = column.content {
        let found = variant.findings.filter { $0.check == findings.check }
        breach.nodeIDs = found.flatMap(\.nodeIDs)
      }
      return breach
    }
  }
}
