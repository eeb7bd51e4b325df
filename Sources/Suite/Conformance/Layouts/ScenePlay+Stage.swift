internal import Scenarios
internal import SpecFormat

extension Stage: @MainActor PlayedScene {
  func layOut(
    proposal: ProposalLiteral?,
    environment: EnvironmentAttributes,
    offset: EnvironmentAttributes.Offset?,
    for expectation: Expectation?
  ) {
    layOut(proposal: proposal, environment: environment, offset: offset)
  }
}

extension ScenePlay<Stage> {
  /// Plays a compiled scenario to its end.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - willCompare: Is given each expectation, with everything laid out as it asks.
  /// - Returns: The stage as the last layout left it.
  @MainActor
  @discardableResult
  func run(
    _ body: @escaping @MainActor @Sendable (Stage) -> Void,
    willCompare: @escaping @MainActor (Expectation, Stage) -> Void = { _, _ in }
  ) -> Stage {
    let stage = Stage { stage, phase in
      self.play(phase: phase, on: stage) { _, expectation in
        if expectation.isCompared { willCompare(expectation, stage) }
      }
    }
    withLargeStack { body(stage) }
    return stage
  }
}
