package import SpecFormat

extension ConformanceRunner {
  /// Lays a scenario out at other widths too: after the steps that led to one of its layouts, with
  /// what they left in the scene.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - layout: One of its layouts.
  /// - Returns: The layout among the others; `nil` where ``ScenarioLayout/sweptWidth`` is.
  package func sweep(_ scenario: ScenarioSpec, around layout: ScenarioLayout) -> DrawingSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    let run = SweepRun(scene: scene, body: body, layout: layout)
    return run.sweep { run.inOneGo($0) ?? run.eachForItself($0) }
  }
}
