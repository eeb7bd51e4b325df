package import Scenarios
internal import SpecFormat
internal import ViewLayout

/// Plays a scene again from its beginning, on graphs and with data of its own.
@MainActor
package struct SceneReplay {
  /// The compiled scenario.
  let body: @MainActor @Sendable (Stage) -> Void
  /// The stage that the scene stands on; what is played again leaves it alone.
  let original: Stage
  /// The phase that it is played to: how many steps have run.
  let phase: Int

  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - original: The stage that the scene stands on.
  ///   - phase: How many of its steps have run.
  package init(
    body: @escaping @MainActor @Sendable (Stage) -> Void,
    original: Stage,
    phase: Int = 0
  ) {
    self.body = body
    self.original = original
    self.phase = phase
  }

  /// Plays the scene, with its steps, up to the phase.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that each phase before is laid out under, as a step may tap what
  ///     is there by then.
  ///   - onPhase: Is given the stage in that phase, not laid out.
  func play(under conditions: LayoutConditions, _ onPhase: @MainActor (Stage) -> Void) {
    let proposal = ProposedViewSize(conditions.proposal)
    let environment = HostEnvironment(conditions.environment)
    withoutActuallyEscaping(onPhase) { onPhase in
      original.playApart {
        let stage = Stage { stage, number in
          if number == phase { onPhase(stage) }
          if number < phase { stage.layOut(proposal: proposal, environment: environment) }
        }
        body(stage)
      }
    }
  }
}
