/// Finds rows of `variants` blocks in which no value is checked.
struct UncheckedVariantCheck: LintCheck {
  var name: String { "variant-unchecked" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.tables.flatMap { table in
        table.rows.filter(\.saysNothing).compactMap { row in
          row.line.map { finding(in: spec, line: $0, "the row checks nothing: every value is `*`") }
        }
      }
    }
  }
}

extension SpecDocument {
  /// The tables of all `variants` blocks.
  var tables: [VariantsFence] {
    scenarios.flatMap(\.expectations).compactMap { $0.content as? VariantsFence }
  }
}
