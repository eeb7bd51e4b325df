internal import Scenarios
package import SpecFormat

extension ConformanceRunner {
  /// Lays a scenario out under every condition that anybody may show it in.
  ///
  /// Its width shrinks from that of its first block, or from that of an iPhone where no block proposes
  /// one.
  ///
  /// - Parameter scenario: The scenario as its Markdown has it now.
  /// - Returns: What the checks find; `nil` for a scenario that is no scene, or is not compiled.
  package func conditionSweep(of scenario: ScenarioSpec) -> ConditionSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    var sweep: ConditionSweep?
    let play = ScenePlay<Stage>(scene)
    play.didLayOut = { expectation, stage in
      MainActor.assumeIsolated {
        guard sweep == nil else { return }
        let replay = SceneReplay(body: body, original: stage, phase: stage.stepCount)
        sweep = ConditionSweepRun(replay: replay, base: expectation.sweepBase).sweep()
      }
    }
    play.run(body)
    return sweep
  }
}

extension Expectation {
  /// The conditions that a sweep's widths shrink from.
  fileprivate var sweepBase: LayoutConditions {
    let usual = HeldDevice(Devices.usual)
    let proposal = proposal.flatMap { proposal in
      proposal.width.map { $0.isFinite && $0 > 1 } ?? false ? proposal : nil
    }
    return LayoutConditions(
      proposal: proposal ?? usual.proposal,
      environment: proposal == nil ? usual.environment(in: environment) : environment
    )
  }
}
