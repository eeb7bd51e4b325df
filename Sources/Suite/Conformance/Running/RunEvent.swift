/// An event that the run of a scenario tells of while it goes on.
package enum RunEvent: Sendable, Equatable {
  /// The scenario of this id begins.
  case started(id: String)
  /// The expectation of an index in the scenario's outlines is decided.
  case decided(index: Int, result: ExpectationResult)
  /// The scenario has ended; what was not decided never will be.
  case finished
}
