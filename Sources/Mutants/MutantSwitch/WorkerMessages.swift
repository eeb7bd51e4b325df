/// A request to a worker, sent as one line of JSON.
package enum WorkerRequest: Sendable, Codable {
  /// Requests the mutants that scenarios reach while all mutants are off; scenarios are indices in
  /// the suite.
  case census(scenarios: [Int])
  /// Requests the scenarios that detect a mutant.
  case trial(Trial)
}

/// A scenario that a worker can run.
package struct SuiteScenario: Sendable, Codable, Hashable {
  package var id: String
  /// The clause that contains it: the file and the heading's slug, separated by `#`.
  package var clause: String
  /// The digest of the scenario's content.
  package var digest: String
  /// Whether the scenario has a recorded expectation.
  package var hasRecording: Bool

  package init(id: String, clause: String, digest: String, hasRecording: Bool) {
    self.id = id
    self.clause = clause
    self.digest = digest
    self.hasRecording = hasRecording
  }
}

/// The result of a scenario with all mutants off.
package struct ScenarioCoverage: Sendable, Codable {
  /// The index of the scenario in the suite.
  package var scenario: Int
  /// Whether all of its expectations pass.
  package var holds: Bool
  /// The duration of the scenario, in seconds.
  package var seconds: Double
  /// The numbers of the mutants whose code it reached.
  package var reached: [Int32]

  package init(scenario: Int, holds: Bool, seconds: Double, reached: [Int32]) {
    self.scenario = scenario
    self.holds = holds
    self.seconds = seconds
    self.reached = reached
  }
}

/// A mutant to run against the scenarios that reach it.
package struct Trial: Sendable, Codable {
  /// The number of the mutant's switch, or 0 for a trial without a mutant, in which every scenario
  /// has to pass.
  package var mutant: Int
  /// The scenarios as indices in the suite, in execution order.
  package var scenarios: [Int]
  /// The time limit of each scenario, in seconds.
  package var limits: [Double]

  package init(mutant: Int, scenarios: [Int], limits: [Double]) {
    self.mutant = mutant
    self.scenarios = scenarios
    self.limits = limits
  }
}

/// The scenarios that detected a mutant.
package struct TrialOutcome: Sendable, Codable {
  package var mutant: Int
  /// The detecting scenarios, up to the point at which others could add no information.
  package var kills: [Kill]
  /// Whether the mutant is not detected, and changes the work but no answer of any scenario.
  package var changesOnlyCost: Bool
  /// The number of scenarios that were run.
  package var runs: Int

  package init(mutant: Int, kills: [Kill], changesOnlyCost: Bool = false, runs: Int) {
    self.mutant = mutant
    self.kills = kills
    self.changesOnlyCost = changesOnlyCost
    self.runs = runs
  }
}

/// A scenario that detected a mutant.
package struct Kill: Sendable, Codable, Hashable {
  package enum Way: String, Sendable, Codable {
    case failed
    case crashed
    case timedOut = "timed-out"
  }

  /// The index of the scenario in the suite.
  package var scenario: Int
  package var way: Way
  /// Whether a recorded expectation detected the mutant.
  package var isRecorded: Bool

  package init(scenario: Int, way: Way, isRecorded: Bool) {
    self.scenario = scenario
    self.way = way
    self.isRecorded = isRecorded
  }
}

/// The scenarios that have detected a mutant so far.
package struct KillTally: Sendable {
  package private(set) var kills: [Kill] = []
  private var clauses: Set<String> = []
  private var isRecorded = false

  package init() {}
}

extension KillTally {
  /// Returns whether detection by a scenario would add a clause or a recorded expectation.
  package func needs(_ scenario: SuiteScenario) -> Bool {
    if !isRecorded, scenario.hasRecording { return true }
    return clauses.count < 2 && !clauses.contains(scenario.clause)
  }

  package mutating func add(_ kill: Kill, in scenario: SuiteScenario) {
    kills.append(kill)
    clauses.insert(scenario.clause)
    isRecorded = isRecorded || kill.isRecorded
  }
}
