internal import CSupport
internal import Foundation
internal import MutantSwitch

/// Finds out which mutants scenarios reach, each in a process of its own, since what is computed once for
/// all is computed by whoever comes first.
@MainActor
struct Census {
  /// How long a scenario may take, in seconds.
  private static let limit = 20.0

  let suite: WorkerSuite
  /// A byte for each mutant, by its number.
  private let reached: UnsafeMutableBufferPointer<UInt8>

  /// - Parameters:
  ///   - suite: The scenarios.
  ///   - count: How many mutants there are.
  init?(of suite: WorkerSuite, count: Int) {
    guard let bytes = mutant_census(Int32(count)) else { return nil }
    reached = UnsafeMutableBufferPointer(start: bytes, count: count + 1)
    self.suite = suite
  }
}

extension Census {
  /// Ends it: from now on nobody asks who reaches a mutant.
  func end() { mutant_end_census() }

  /// Runs one scenario.
  func entry(of scenario: Int) -> CensusEntry {
    reached.update(repeating: 0)
    let run = ForkedRun { tell in
      forked_alarm(Self.limit)
      let start = ContinuousClock.now
      let verdict = suite.run(scenario)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      tell(ForkedRun.Record(scenario: scenario, flags: verdict.holds ? 1 : 0, seconds: seconds))
    }
    let record = run?.next()
    _ = run?.end()
    return CensusEntry(
      scenario: scenario,
      holds: record?.flags == 1,
      seconds: record?.seconds ?? 0,
      reached: reached.indices.filter { reached[$0] != 0 }.map { Int32($0) }
    )
  }
}
