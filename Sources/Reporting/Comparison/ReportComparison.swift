package import Conformance

/// What changed from one report to another.
package struct ReportComparison {
  /// Every change: those of the newer report in its order, then what was removed.
  let changes: [ExpectationChange]

  /// Compares two reports.
  ///
  /// An expectation is told by its scenario's id, its kind of block, and its place among the blocks
  /// of that kind.
  ///
  /// - Parameters:
  ///   - base: The report before.
  ///   - head: The report after.
  package init(base: ConformanceReport, head: ConformanceReport) {
    var left = Self.expectations(base)
    var changes: [ExpectationChange] = []
    for (key, entry) in Self.ordered(head) {
      if let before = left.removeValue(forKey: key) {
        changes += ExpectationChange.kinds(from: before.result, to: entry.result).map {
          entry.change($0, base: before.result)
        }
      } else {
        let kind: ChangeKind = entry.result.verdict.failsTheRun ? .newlyFailing : .new
        changes.append(entry.change(kind, base: nil))
      }
    }
    for (key, entry) in Self.ordered(base) where left[key] != nil {
      var change = entry.change(.removed, base: entry.result)
      change.head = nil
      changes.append(change)
    }
    self.changes = changes
  }
}

extension ReportComparison {
  /// Whether something holds no longer, or is known less well.
  package var isWorse: Bool { changes.contains(where: \.isWorse) }

  /// The changes of a kind.
  func changes(_ kind: ChangeKind) -> [ExpectationChange] { changes.filter { $0.kind == kind } }

  /// The changes of a kind, those with the same cause together, the most scenarios first.
  func groups(_ kind: ChangeKind) -> [ChangeGroup] { ChangeGroup.groups(of: changes(kind)) }

  /// What tells an expectation from all others of a report.
  private struct Key: Hashable {
    var id: String
    var block: String
    var place: Int
  }

  private struct Entry {
    var id: String
    var file: String
    var result: ExpectationResult

    func change(_ kind: ChangeKind, base: ExpectationResult?) -> ExpectationChange {
      ExpectationChange(kind: kind, id: id, file: file, base: base, head: result)
    }
  }

  private static func ordered(_ report: ConformanceReport) -> [(Key, Entry)] {
    report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        var places: [String: Int] = [:]
        return scenario.results.map { result in
          let key = Key(
            id: scenario.id,
            block: result.block,
            place: places[result.block, default: 0]
          )
          places[result.block, default: 0] += 1
          return (key, Entry(id: scenario.id, file: spec.file, result: result))
        }
      }
    }
  }

  private static func expectations(_ report: ConformanceReport) -> [Key: Entry] {
    Dictionary(ordered(report), uniquingKeysWith: { first, _ in first })
  }
}
