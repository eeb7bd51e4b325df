internal import Scenarios
package import SpecFormat

extension ConformanceRunner {
  /// Runs one scenario for its layouts, without verdicts.
  ///
  /// Explained is every layout that a block asks for. Drawn are those that `frames` blocks ask for,
  /// or that of the first block where there is no such block, without those that look like one
  /// before. The first of them is drawn at other widths too: in the same run where nothing comes
  /// after it, and in one of its own else, as no layout may be what it is because of other widths
  /// before it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - onExplanation: Called with each layout and its reasons; `nil` if they are not needed.
  ///   - onPicture: Called with each layout that is drawn, as soon as it is: the author's code may
  ///     not come to its end; `nil` if pictures are not needed.
  ///   - onChart: Called with the layouts of each block that speaks of many conditions; `nil` if
  ///     they are not needed.
  /// - Returns: The first of the drawn layouts at other widths; `nil` where there are none.
  package func layouts(
    of scenario: ScenarioSpec,
    onExplanation: (@MainActor (ScenarioLayout) -> Void)? = nil,
    onPicture: (@MainActor (ScenarioLayout) -> Void)? = nil,
    onChart: (@MainActor (ConditionChart) -> Void)? = nil
  ) -> WidthSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    let run = LayoutRun(scene: scene, body: body)
    (run.onExplanation, run.onPicture, run.onChart) = (onExplanation, onPicture, onChart)
    run.sweeps = true
    run.run()
    guard let first = run.layouts.first else { return nil }
    guard let swept = run.swept else { return sweep(scenario, around: first) }
    let sweep = WidthSweepRun(scene: scene, body: body, layout: first)
    return sweep.sweep { swept ?? sweep.eachForItself($0) }
  }

  /// The drawn layouts without other widths, once all are drawn.
  package func drawnLayouts(of scenario: ScenarioSpec) -> [ScenarioLayout] {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return []
    }
    let run = LayoutRun(scene: scene, body: body)
    run.onPicture = { _ in }
    run.run()
    return run.layouts
  }
}

extension ConformanceRunner {
  /// Lays a scenario out at other widths too: after the steps that led to one of its layouts, with
  /// what they left in the scene.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - layout: One of its layouts.
  /// - Returns: The layout among the others; `nil` where ``ScenarioLayout/sweptWidth`` is.
  package func sweep(_ scenario: ScenarioSpec, around layout: ScenarioLayout) -> WidthSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    let run = WidthSweepRun(scene: scene, body: body, layout: layout)
    return run.sweep { run.inOneGo($0) ?? run.eachForItself($0) }
  }
}

extension ConformanceRunner {
  /// Lays a scenario out on all devices, in all text sizes and both directions.
  ///
  /// Its width shrinks from that of its first block, or from that of an iPhone where no block
  /// proposes one.
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
    let usual = OrientedDevice(Devices.usual)
    let proposal = proposal.flatMap { proposal in
      proposal.width.map { $0.isFinite && $0 > 1 } ?? false ? proposal : nil
    }
    return LayoutConditions(
      proposal: proposal ?? usual.proposal,
      environment: proposal == nil ? usual.environment(in: environment) : environment
    )
  }
}
