package import EngineKit

/// The way to an engine: a request goes there, and its answer comes back.
package protocol EngineLink: AnyObject {
  /// How the engine introduced itself.
  var hello: EngineHello { get }

  /// Asks the engine.
  ///
  /// - Throws: Why there is no answer, and will be none to any other request of the scenario.
  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer
}

/// The end of a scenario before its time: the engine's process ended, took too long, or wrote what
/// nobody understands.
package struct EngineFailure: Error, Sendable, Equatable {
  /// Of the expectation that met the end.
  package var verdict: Verdict
  /// The end in a sentence.
  package var note: String

  package init(_ verdict: Verdict, note: String) {
    self.verdict = verdict
    self.note = note
  }
}
