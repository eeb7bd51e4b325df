/// What is known of who notices a mutant.
package struct Notice: Sendable {
  package private(set) var kills: [Kill] = []
  private var clauses: Set<String> = []
  private var isRecorded = false

  package init() {}
}

extension Notice {
  /// Whether a scenario could tell something new.
  package func wants(_ scenario: SuiteScenario) -> Bool {
    if !isRecorded, scenario.hasRecording { return true }
    return clauses.count < 2 && !clauses.contains(scenario.clause)
  }

  /// Takes note of a scenario that noticed.
  package mutating func take(_ kill: Kill, in scenario: SuiteScenario) {
    kills.append(kill)
    clauses.insert(scenario.clause)
    isRecorded = isRecorded || kill.isRecorded
  }
}
