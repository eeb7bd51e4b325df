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
