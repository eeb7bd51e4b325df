/// How a scenario goes with all mutants off.
package struct CensusEntry: Sendable, Codable {
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
