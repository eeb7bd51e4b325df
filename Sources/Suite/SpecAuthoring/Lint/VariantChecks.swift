internal import SpecFormat

/// Finds condition columns of `variants` blocks whose value is that of the fence in every row.
///
/// The only condition column of a table is not reported: a table needs one.
struct ConstantConditionCheck: LintCheck {
  var name: String { "condition-constant" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.tables.flatMap { table in
        table.constantConditions.compactMap { condition in
          table.head.map { head in
            finding(
              in: spec,
              line: head.line,
              "every row has the `\(condition.rawValue)` of the fence: remove the column"
            )
          }
        }
      }
    }
  }
}

extension VariantsFence {
  /// The conditions whose cells all have the fence's value.
  ///
  /// Conditions whose value is unknown are left out, and so are those that a column `device`
  /// affects.
  fileprivate var constantConditions: [VariantCondition] {
    guard let head, head.conditions.count > 1, !rows.isEmpty else { return [] }
    return head.conditions.indices.filter { column in
      rows.allSatisfy { row in
        row.conditions[column].choices.allSatisfy { isStated($0.value) }
      }
    }.map { head.conditions[$0] }
  }

  private func isStated(_ value: ConditionValue) -> Bool {
    let hasDevice = head?.conditions.contains(.device) ?? false
    switch value {
    case .device: return false
    case .width, .height:
      guard let proposal = base.proposal, !hasDevice else { return false }
      return value.isStated(by: conditions(at: proposal))
    case .scale where hasDevice: return false
    case .scale, .type, .direction, .language:
      return value.isStated(by: conditions(at: LayoutProposal(width: nil, height: nil)))
    }
  }

  private func conditions(at proposal: LayoutProposal) -> LayoutConditions {
    LayoutConditions(proposal: proposal, environment: base.environment)
  }
}

/// Finds rows of a `variants` block with the same conditions as an earlier row.
struct RepeatedVariantCheck: LintCheck {
  var name: String { "variant-repeated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.tables.flatMap { table in
        repeated(in: table).map { line, first in
          finding(in: spec, line: line, "the row has the same conditions as line \(first)")
        }
      }
    }
  }

  /// Returns the lines of repeated rows, each with the line of the first row with the same
  /// conditions.
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

/// Finds rows of `variants` blocks in which no value is checked.
struct UncheckedVariantCheck: LintCheck {
  var name: String { "variant-unchecked" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.tables.flatMap { table in
        table.rows.filter(\.isVacuous).compactMap { row in
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
