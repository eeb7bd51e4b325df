internal import CPlatform
internal import CSupport
internal import MutantSwitch

/// Runs one mutant against scenarios until further ones would add no information.
///
/// That is the case when scenarios in two clauses and a recorded expectation have detected the
/// mutant, or when all scenarios have run.
@MainActor
struct MutantTrial {
  private static let failed: UInt64 = 1
  private static let recorded: UInt64 = 2

  let suite: WorkerSuite
  let trial: Trial
  private var notice = KillTally()
  private var runs = 0

  init(_ trial: Trial, in suite: WorkerSuite) {
    self.trial = trial
    self.suite = suite
  }
}

extension MutantTrial {
  /// Runs the scenarios of the trial.
  ///
  /// - Throws: A `Failure` if no process can be forked, so that there is no result for the mutant.
  mutating func run() throws -> TrialOutcome {
    var position = 0
    while position < trial.scenarios.count {
      position = try runOne(from: position)
    }
    let changesOnlyCost =
      notice.kills.isEmpty && trial.mutant > 0
      && CostComparison(trial: trial, suite: suite).showsOnlyCost()
    return TrialOutcome(
      mutant: trial.mutant,
      kills: notice.kills,
      changesOnlyCost: changesOnlyCost,
      runs: runs
    )
  }

  /// Runs scenarios in one process until it ends.
  ///
  /// - Parameter start: The position of the first scenario.
  /// - Returns: The position of the scenario to continue with.
  /// - Throws: A `Failure` if no process can be forked.
  private mutating func runOne(from start: Int) throws -> Int {
    let known = notice
    let run = ForkedProcess { [self] report in runAll(from: start, detected: known, report: report)
    }
    guard let run else { throw WorkerSuite.Failure(description: "no process can be forked") }
    var position = start
    while let record = run.next() {
      position = record.position + 1
      runs += 1
      handle(record.position, flags: record.values.0)
    }
    let end = run.end()
    // If the process ended early, the first scenario that was still needed has crashed it or timed
    // out.
    while position < trial.scenarios.count, !notice.needs(scenario(position)) { position += 1 }
    guard position < trial.scenarios.count else { return position }
    runs += 1
    let scenario = scenario(position)
    let kill = Kill(
      scenario: trial.scenarios[position],
      way: end == .timedOut ? .timedOut : .crashed,
      isRecorded: scenario.hasRecording
    )
    notice.add(kill, in: scenario)
    return position + 1
  }

  private func runAll(
    from start: Int,
    detected known: KillTally,
    report: (ForkedProcess.Record) -> Void
  ) {
    var notice = known
    mutant_switch_on(Int32(trial.mutant))
    for position in trial.scenarios.indices.dropFirst(start) {
      let scenario = scenario(position)
      guard notice.needs(scenario) else { continue }
      forked_alarm(trial.limits[position])
      let verdict = suite.run(trial.scenarios[position])
      forked_alarm(0)
      var flags: UInt64 = 0
      if !verdict.holds {
        flags = Self.failed | (verdict.isRecorded ? Self.recorded : 0)
        let kill = Kill(
          scenario: trial.scenarios[position],
          way: .failed,
          isRecorded: verdict.isRecorded
        )
        notice.add(kill, in: scenario)
      }
      report(ForkedProcess.Record(position: position, values: (flags, 0)))
    }
  }

  private mutating func handle(_ position: Int, flags: UInt64) {
    guard flags & Self.failed != 0 else { return }
    let kill = Kill(
      scenario: trial.scenarios[position],
      way: .failed,
      isRecorded: flags & Self.recorded != 0
    )
    notice.add(kill, in: scenario(position))
  }

  private func scenario(_ position: Int) -> SuiteScenario {
    suite.scenarios[trial.scenarios[position]]
  }
}
