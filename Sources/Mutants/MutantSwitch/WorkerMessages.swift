/// What a worker is asked, a line of JSON each.
package enum WorkerRequest: Sendable, Codable {
  /// Which mutants do scenarios reach, with all of them off? The scenarios are indices in the
  /// suite.
  case census(scenarios: [Int])
  /// Who notices a mutant?
  case trial(Trial)
}

/// A scenario that a worker can run.
package struct SuiteScenario: Sendable, Codable, Hashable {
  package var id: String
  /// The clause that it is in: the file, and the slug of the heading behind `#`.
  package var clause: String
  /// Its digest, which changes with everything that it says.
  package var digest: String
  /// Whether something that it expects was recorded.
  package var hasRecording: Bool

  package init(id: String, clause: String, digest: String, hasRecording: Bool) {
    self.id = id
    self.clause = clause
    self.digest = digest
    self.hasRecording = hasRecording
  }
}

/// How a scenario goes with all mutants off.
package struct ScenarioCoverage: Sendable, Codable {
  /// Its index in the suite.
  package var scenario: Int
  /// Whether everything that it expects holds.
  package var holds: Bool
  /// How long it took, in seconds.
  package var seconds: Double
  /// The numbers of the mutants whose places it reached.
  package var reached: [Int32]

  package init(scenario: Int, holds: Bool, seconds: Double, reached: [Int32]) {
    self.scenario = scenario
    self.holds = holds
    self.seconds = seconds
    self.reached = reached
  }
}

/// A mutant that is to be run against the scenarios that reach it.
package struct Trial: Sendable, Codable {
  /// The number of the mutant's switch; 0 for none, which nobody may notice.
  package var mutant: Int
  /// The scenarios as indices in the suite, in the order in which they are to run.
  package var scenarios: [Int]
  /// How long each may take, in seconds.
  package var limits: [Double]

  package init(mutant: Int, scenarios: [Int], limits: [Double]) {
    self.mutant = mutant
    self.scenarios = scenarios
    self.limits = limits
  }
}

/// Who noticed a mutant.
package struct TrialOutcome: Sendable, Codable {
  package var mutant: Int
  /// Those who noticed, until no other could tell anything new.
  package var kills: [Kill]
  /// How many scenarios were run.
  package var runs: Int

  package init(mutant: Int, kills: [Kill], runs: Int) {
    self.mutant = mutant
    self.kills = kills
    self.runs = runs
  }
}

/// A scenario that noticed a mutant.
package struct Kill: Sendable, Codable, Hashable {
  package enum Way: String, Sendable, Codable {
    case failed
    case crashed
    case timedOut = "timed-out"
  }

  /// Its index in the suite.
  package var scenario: Int
  package var way: Way
  /// Whether an expectation that was recorded noticed.
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
  /// Whether a kill by a scenario would add a clause or a recording.
  package func needs(_ scenario: SuiteScenario) -> Bool {
    if !isRecorded, scenario.hasRecording { return true }
    return clauses.count < 2 && !clauses.contains(scenario.clause)
  }

  /// Adds a scenario that detected the mutant.
  package mutating func add(_ kill: Kill, in scenario: SuiteScenario) {
    kills.append(kill)
    clauses.insert(scenario.clause)
    isRecorded = isRecorded || kill.isRecorded
  }
}
