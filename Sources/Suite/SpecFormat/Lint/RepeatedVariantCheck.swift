/// Finds rows of a `variants` block that have the conditions of one above them.
struct RepeatedVariantCheck: LintCheck {
  var name: String { "variant-repeated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.tables.flatMap { table in
        repeated(in: table).map { line, first in
          finding(in: spec, line: line, "the row has the conditions of that at line \(first)")
        }
      }
    }
  }

  /// The lines of rows, and those of the first rows of the same conditions.
  private func repeated(in table: VariantsFence) -> [(line: Int, first: Int)] {
    var lines: [[[String]]: Int] = [:]
    return table.rows.compactMap { row in
      let values = row.conditions.map { $0.choices.map(\.text) }
      guard let line = row.line else { return nil }
      guard let first = lines[values] else {
        lines[values] = line
        return nil
      }
      return (line, first)
    }
  }
}
