package import Conformance

/// Failures of one run that look as if they had one cause.
package struct FailureGroup: Sendable {
  /// The cause in words: `31 scenarios moved by +8 on x`.
  package let sentence: String
  /// The rules and the specs that it is about, a line each.
  package let clues: [String]
  /// The ids of the scenarios, in the order of the report.
  package let ids: [String]
}

extension FailureGroup {
  /// Sorts what fails in a run as a comparison sorts what changed: by how far what is lies from
  /// what is expected.
  ///
  /// - Parameter report: The run.
  /// - Returns: The groups, the cause of most first; none where nothing fails.
  package static func groups(in report: ConformanceReport) -> [FailureGroup] {
    let changes = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun).map { result in
          ExpectationChange(kind: .newlyFailing, id: scenario.id, file: spec.file, head: result)
        }
      }
    }
    guard !changes.isEmpty else { return [] }
    return ChangeGroup.groups(of: changes, topics: ScenarioTopics([report])).map { group in
      FailureGroup(sentence: group.sentence, clues: group.clues, ids: group.ids)
    }
  }
}
