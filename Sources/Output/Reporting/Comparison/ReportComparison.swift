package import Conformance

/// The changes from one report to another.
package struct ReportComparison {
  /// Every change: those of the newer report in its order, then what was removed.
  let changes: [ExpectationChange]
  /// The engines of both; `nil` where they are the same, or one report does not tell its own.
  let engines: EngineChange?
  private let topics: ScenarioTopics

  /// Compares two reports.
  ///
  /// - Parameters:
  ///   - base: The report before.
  ///   - head: The report after.
  package init(base: ConformanceReport, head: ConformanceReport) {
    let pairs = ComparedExpectation.pairs(from: base, to: head)
    engines = EngineChange(from: base, to: head)
    changes = pairs.flatMap(\.changes)
    topics = ScenarioTopics([head, base])
  }
}

extension ReportComparison {
  /// Whether something holds no longer, or is known less well.
  package var isWorse: Bool { changes.contains(where: \.isWorse) }

  /// The changes of a kind.
  func changes(_ kind: ChangeKind) -> [ExpectationChange] { changes.filter { $0.kind == kind } }

  /// The changes of a kind, those with the same cause together.
  func groups(_ kind: ChangeKind) -> [ChangeGroup] {
    ChangeGroup.groups(of: changes(kind), topics: topics)
  }
}
