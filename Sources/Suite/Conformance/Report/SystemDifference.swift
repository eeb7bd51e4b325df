package import SpecFormat

/// A block with numbers of one system that is skipped in favor of numbers of another system.
package struct SystemDifference: Sendable, Equatable {
  package var spec: SpecReport
  package var clause: ClauseReport
  package var scenario: ScenarioReport
  /// The result of the skipped block.
  package var result: ExpectationResult
  /// The line of the fence of the block that is compared instead, from 1.
  package var heldLine: Int
  /// The systems of the block that is compared instead.
  package var heldSystems: [SystemVersion]
  /// Phrases that describe how the numbers differ; never empty.
  package var differences: [String]
}

extension ConformanceReport {
  /// All blocks that are skipped in favor of different numbers of another system, in the order of
  /// the specs.
  package var systemDifferences: [SystemDifference] {
    specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.scenarios.flatMap { scenario in
          scenario.results.compactMap { result in
            guard let setAside = result.setAside, let heldLine = setAside.heldLine,
              !setAside.differences.isEmpty
            else { return nil }
            return SystemDifference(
              spec: spec,
              clause: clause,
              scenario: scenario,
              result: result,
              heldLine: heldLine,
              heldSystems: setAside.heldSystems,
              differences: setAside.differences
            )
          }
        }
      }
    }
  }
}
