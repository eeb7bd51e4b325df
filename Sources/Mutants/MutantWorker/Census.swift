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

  /// - Parameters:
  ///   - suite: The scenarios.
  ///   - count: The number of mutants.
  init?(of suite: WorkerSuite, count: Int) {
    guard let bytes = mutant_census(Int32(count)) else { return nil }
    reached = UnsafeMutableBufferPointer(start: bytes, count: count + 1)
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

/// A process that is forked from this one to run scenarios that may crash it.
@MainActor
struct ForkedProcess {
  /// The result of a scenario, sent by a forked process.
  struct Record {
    var scenario: Int
    /// Flags whose meaning the caller and the forked process define.
    var flags: Int
    var seconds: Double
  }

  /// The way in which a forked process ended.
  enum End {
    case byItself
    case crashed
    case timedOut
  }

  /// The maximum address space in addition to that of the parent process, in bytes.
  private static let memory = 2 << 30

  private let child: pid_t
  private let pipe: Int32

  /// Forks a process, or returns `nil` if that fails.
  ///
  /// - Parameter body: The code of the forked process. Its argument is a function that sends a
  ///   scenario's result.
  init?(_ body: (_ report: (Record) -> Void) -> Void) {
    var end: Int32 = -1
    child = forked_start(&end, Self.memory)
    pipe = end
    guard child >= 0 else { return nil }
    guard child == 0 else { return }
    body { forked_send_record(end, Int32($0.scenario), Int32($0.flags), $0.seconds) }
    forked_exit()
  }
}

extension ForkedProcess {
  /// Returns the next record, or `nil` after the last one.
  func next() -> Record? {
    var scenario: Int32 = 0
    var flags: Int32 = 0
    var seconds = 0.0
    guard forked_next_record(pipe, &scenario, &flags, &seconds) == 1 else { return nil }
    return Record(scenario: Int(scenario), flags: Int(flags), seconds: seconds)
  }

  /// Waits for the end of the process, which follows the last record.
  func end() -> End {
    close(pipe)
    switch forked_wait(child) {
    case 0: return .byItself
    case SIGALRM: return .timedOut
    default: return .crashed
    }
  }
}
