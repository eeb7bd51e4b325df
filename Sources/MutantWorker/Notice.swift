internal import MutantMessages

/// What is known of who notices a mutant.
struct Notice {
  private(set) var kills: [Kill] = []
  private var clauses: Set<String> = []
  private var isRecorded = false
}

extension Notice {
  /// Whether a scenario could tell something new.
  func wants(_ scenario: SuiteScenario) -> Bool {
    if !isRecorded, scenario.hasRecording { return true }
    return clauses.count < 2 && !clauses.contains(scenario.clause)
  }

  mutating func take(_ kill: Kill, in scenario: SuiteScenario) {
    kills.append(kill)
    clauses.insert(scenario.clause)
    isRecorded = isRecorded || kill.isRecorded
  }
}
