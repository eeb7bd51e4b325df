/// A `variants` block: a table of expected values of one scene under many conditions.
package struct VariantsFence: Equatable {
  /// The conditions in the info string.
  package var base: FenceConditions
  /// The first line, which names the columns; `nil` for an empty block.
  package var head: Head?
  package var rows: [Row]
  /// The allowed difference of positions and lengths, in points; `nil` for the precision of the
  /// written numbers.
  var tolerance: Double?

  /// The columns of the table.
  package struct Head: Sendable, Equatable {
    /// The line in the file, from 1.
    package var line: Int
    package var conditions: [VariantCondition]
    var columns: [ObservedColumn]
  }

  package struct Row: Sendable, Equatable {
    /// The line in the file, from 1; `nil` for a generated row.
    package var line: Int?
    /// The cells before the bar, one for each condition of the head.
    package var conditions: [ConditionCell]
    /// The cells after the bar, one for each column of the head.
    var cells: [ExpectedCell]
  }
}

extension VariantsFence: ExpectationFence {
  package static let name = "variants"
  package static let attributes = AttributeName.environment
  package static let takesProposal = true

  package init(_ input: inout FenceInput) {
    self.init(base: input.base, head: nil, rows: [])
    guard let first = input.lines.first else { return }
    head = VariantsReader.head(first, reportingTo: &input.diagnostics)
    guard let head else { return }
    let reader = VariantsReader(head: head)
    rows = input.lines.dropFirst()
      .compactMap { reader.row($0, reportingTo: &input.diagnostics) }
    VariantsReader.checkCount(&rows, reportingTo: &input.diagnostics)
  }

  package func tolerating(_ points: Double) -> VariantsFence {
    var fence = self
    fence.tolerance = points
    return fence
  }

  package var isToBeFilled: Bool {
    rows.isEmpty || rows.contains { $0.cells.contains { $0.content == .toBeFilled } }
  }

  package var gap: String {
    rows.isEmpty ? "the table has no row" : "the table has values that are `?`"
  }

  package var isVacuous: Bool { isToBeFilled || rows.allSatisfy(\.isVacuous) }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    // A table without rows is evaluated under the base conditions, to report columns that name no
    // node.
    switch (filled(for: scene) ?? self).answers(of: scene) {
    case .success(let rows):
      return VariantsComparison(fence: self, rows: rows).comparison
    case .failure(let obstacle):
      return .impossible(obstacle.needed, obstacle.found, at: line, expected: statedLines)
    }
  }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    guard case .success(let rows) = filled(for: scene)?.answers(of: scene) else { return nil }
    return filled(for: scene).flatMap { VariantsAcceptance(fence: $0, rows: rows).lines }
  }

  package static func aligned(_ rows: [[String]]) -> [String]? {
    guard let head = rows.first else { return [] }
    let bar = head.firstIndex(of: AlignedTable.bar) ?? head.endIndex
    let isFlushRight = head.enumerated().map { $0 > bar && ObservedColumn.isCounted($1) }
    // A row with another number of columns than the head cannot be aligned.
    guard rows.allSatisfy({ $0.count == head.count }) else {
      return rows.map { $0.joined(separator: "  ") }
    }
    return AlignedTable(rows: rows, isFlushRight: isFlushRight).lines
  }
}

extension VariantsFence.Row {
  /// Whether nothing in the row can fail: all values are `*`, and no mirror image is compared.
  package var isVacuous: Bool {
    cells.allSatisfy { $0.content == .unchecked } && !isReadFromRightToLeft
  }

  /// Whether the row has right-to-left layouts.
  var isReadFromRightToLeft: Bool {
    conditions.flatMap(\.terms).contains { term in
      guard case .value(.direction(isRightToLeft: true), _) = term else { return false }
      return true
    }
  }
}

/// The lines of a `variants` block as values and as cells.
extension VariantsFence {
  /// The lines as written.
  var statedLines: [ReportedLine] {
    [statedHead].compactMap(\.self) + rows.map { Self.statedLine($0.texts) }
  }

  /// The first line; `nil` for an empty block.
  var statedHead: ReportedLine? { head.map { Self.statedLine($0.texts) } }

  /// Returns the line with some cells: those before the bar are its name, and those after it its
  /// values.
  static func statedLine(_ cells: [String]) -> ReportedLine {
    let bar = cells.firstIndex(of: AlignedTable.bar) ?? cells.endIndex
    let values = cells[bar...].dropFirst().map { cell -> LineValue in
      NumberLiteral(cell).map { .number($0) } ?? .words(cell)
    }
    return ReportedLine(cells[..<bar].joined(separator: "  "), values)
  }

  package static func cells(of line: ReportedLine) -> [String] {
    var diagnostics = DiagnosticCollector(file: "")
    let name = BlockLine(line: 1, firstColumn: 1, text: line.name)
    let conditions = TableLine(name, reportingTo: &diagnostics)?.cells(ofPart: 0).map(\.text)
    return (conditions ?? [line.name]) + [AlignedTable.bar] + line.values.map(\.text)
  }

  package static func text(of line: ReportedLine) -> String {
    cells(of: line).joined(separator: "  ")
  }
}

extension VariantsFence.Head {
  /// The cells, including the bar.
  var texts: [String] {
    conditions.map(\.rawValue) + [AlignedTable.bar] + columns.map(\.text)
  }
}

extension VariantsFence.Row {
  /// The cells, including the bar.
  var texts: [String] {
    conditions.map(\.text) + [AlignedTable.bar] + cells.map(\.text)
  }
}

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
      let mirror = variant.mirrorBreach.map { [VariantBreach("not a mirror image: \($0)")] } ?? []
      return rows.flatMap { breaches(of: $0, in: variant) } + mirror
    }
  }

  /// Returns the rows with the conditions of their combinations; empty without a proposal.
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

  /// Returns the columns of a row in which a layout differs.
  private func breaches(of row: Row, in variant: ObservedVariant) -> [VariantBreach] {
    zip(head?.columns ?? [], row.cells).compactMap { column, cell in
      let answer = column.answer(in: variant)
      guard !cell.matches(answer) else { return nil }
      var breach = VariantBreach("\(column.text): expected \(cell.text), actual \(answer.text)")
      if case .findings(let findings) = column.content {
        let found = variant.findings.filter { $0.check == findings.check }
        breach.nodeIDs = found.flatMap(\.nodeIDs)
      }
      return breach
    }
  }
}
