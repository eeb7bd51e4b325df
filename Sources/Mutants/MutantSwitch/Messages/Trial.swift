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
