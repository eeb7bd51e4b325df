/// What a worker is asked, a line of JSON each.
package enum WorkerRequest: Sendable, Codable {
  /// Which mutants do scenarios reach, with all of them off? The scenarios are indices in the suite.
  case census(scenarios: [Int])
  /// Who notices a mutant?
  case trial(Trial)
}
