package import SpecFormat

/// Numbers of a system that are not compared, beside those of another one that are.
package struct SystemDifference: Sendable, Equatable {
  package var spec: SpecReport
  package var clause: ClauseReport
  package var scenario: ScenarioReport
  /// The block that is set aside.
  package var result: ExpectationResult
  /// The line of the fence of the block that is compared in its place, from 1.
  package var heldLine: Int
  /// The systems that the engine is held to.
  package var heldSystems: [SystemVersion]
  /// How the numbers differ: a phrase at least.
  package var differences: [String]
}

extension ConformanceReport {
  /// Every block that other numbers are compared in place of, in the order of the specs.
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
