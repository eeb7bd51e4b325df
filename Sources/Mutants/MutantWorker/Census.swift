internal import CPlatform
internal import CSupport
internal import Foundation
internal import MutantSwitch

/// Determines the mutants that each scenario reaches.
///
/// Each scenario runs in a separate process, because cached values are computed only by the first
/// scenario of a process.
@MainActor
struct Census {
  /// The time limit of a scenario, in seconds.
  private static let limit = 20.0

  let suite: WorkerSuite
  /// A byte for each mutant, indexed by its number; nonzero if the mutant was reached.
  private let reached: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter suite: The scenarios.
  init?(of suite: WorkerSuite) {
    guard let bytes = mutant_census(Int32(suite.mutantCount)) else { return nil }
    reached = UnsafeMutableBufferPointer(start: bytes, count: suite.mutantCount + 1)
    self.suite = suite
  }
}

extension Census {
  /// Ends the census, so that reached mutants are no longer recorded.
  func end() { mutant_end_census() }

  /// Runs one scenario, and returns the mutants that it reaches.
  func entry(of scenario: Int) -> ScenarioCoverage {
    reached.update(repeating: 0)
    let run = ForkedProcess { report in
      forked_alarm(Self.limit)
      let start = ContinuousClock.now
      let verdict = suite.run(scenario)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      report(
        ForkedProcess.Record(
          position: scenario,
          values: (verdict.holds ? 1 : 0, seconds.bitPattern)
        )
      )
    }
    let record = run?.next()
    run?.end()
    return ScenarioCoverage(
      scenario: scenario,
      holds: record?.values.0 == 1,
      seconds: record.map { Double(bitPattern: $0.values.1) } ?? 0,
      reached: reached.indices.filter { reached[$0] != 0 }.map { Int32($0) }
    )
  }
}
