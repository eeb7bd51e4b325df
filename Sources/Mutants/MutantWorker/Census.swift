internal import CSupport
internal import Foundation
internal import MutantSwitch

/// Finds out which mutants scenarios reach, each in a process of its own, since what is computed
/// once for all is computed by whoever comes first.
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
  func entry(of scenario: Int) -> ScenarioCoverage {
    reached.update(repeating: 0)
    let run = ForkedProcess { report in
      forked_alarm(Self.limit)
      let start = ContinuousClock.now
      let verdict = suite.run(scenario)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      report(
        ForkedProcess.Record(scenario: scenario, flags: verdict.holds ? 1 : 0, seconds: seconds)
      )
    }
    let record = run?.next()
    _ = run?.end()
    return ScenarioCoverage(
      scenario: scenario,
      holds: record?.flags == 1,
      seconds: record?.seconds ?? 0,
      reached: reached.indices.filter { reached[$0] != 0 }.map { Int32($0) }
    )
  }
}

/// A process that is forked from this one to run some scenarios, and which may die of it.
@MainActor
struct ForkedProcess {
  /// What a forked process tells of a scenario.
  struct Record {
    var scenario: Int
    /// Bits that both sides know.
    var flags: Int
    var seconds: Double
  }

  /// How a forked process ended.
  enum End {
    case byItself
    case crashed
    case timedOut
  }

  /// The address space that one may have more than its parent, in bytes.
  private static let memory = 2 << 30

  private let child: pid_t
  private let pipe: Int32

  /// Forks a process.
  ///
  /// It is `nil` where there can be no further process.
  ///
  /// - Parameter body: What the process does; it is given a function by which it tells of
  ///   scenarios.
  init?(_ body: (_ report: (Record) -> Void) -> Void) {
    var end: Int32 = -1
    child = forked_begin(&end, Self.memory)
    pipe = end
    guard child >= 0 else { return nil }
    guard child == 0 else { return }
    body { forked_tell(end, Int32($0.scenario), Int32($0.flags), $0.seconds) }
    forked_leave()
  }
}

extension ForkedProcess {
  /// The next record; `nil` once there is none any more.
  func next() -> Record? {
    var scenario: Int32 = 0
    var flags: Int32 = 0
    var seconds = 0.0
    guard forked_hear(pipe, &scenario, &flags, &seconds) == 1 else { return nil }
    return Record(scenario: Int(scenario), flags: Int(flags), seconds: seconds)
  }

  /// Waits for the end, which the last record tells.
  func end() -> End {
    close(pipe)
    switch forked_end(child) {
    case 0: return .byItself
    case SIGALRM: return .timedOut
    default: return .crashed
    }
  }
}
