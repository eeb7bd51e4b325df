internal import Platform
internal import Scenarios
package import SpecFormat
internal import ViewLayout

extension ConformanceRunner {
  /// Runs one scenario for its layouts, without verdicts.
  ///
  /// Every layout that a block requests is explained. The layouts of `frames` blocks are drawn, or
  /// that of the first block if there is no `frames` block; duplicates are left out. The first
  /// drawn layout is also drawn at other widths. This happens in the same run if no step follows,
  /// and otherwise in another run, because earlier widths must not affect later layouts.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - onExplanation: Called with each layout and its reasons; `nil` if they are not needed.
  ///   - onPicture: Called with each drawn layout immediately, because the author's code may not
  ///     finish; `nil` if pictures are not needed.
  ///   - onChart: Called with the chart of each `variants` or `checks` block; `nil` if charts are
  ///     not needed.
  /// - Returns: The first drawn layout at other widths; `nil` if there is none.
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

  /// Returns the drawn layouts of a scenario, without other widths, after the run has finished.
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
  /// Lays a scenario out at other widths, after the steps that precede one of its layouts.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - layout: One of its layouts.
  /// - Returns: The layout at all widths; `nil` if ``ScenarioLayout/sweptWidth`` is `nil`.
  package func sweep(_ scenario: ScenarioSpec, around layout: ScenarioLayout) -> WidthSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    let run = WidthSweepRun(scene: scene, body: body, layout: layout)
    return run.sweep { run.inOneGo($0) ?? run.eachForItself($0) }
  }
}

extension ConformanceRunner {
  /// Lays a scenario out on all devices, in all text sizes, and in languages or both directions.
  ///
  /// Its width decreases from that of its first block, or from the width of an iPhone if no block
  /// proposes one.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - languages: The requested languages.
  ///   - runsTasks: Whether layouts start the tasks of views and wait for them (R-STATE-10).
  ///   - onlyUsual: Whether only one device and one text size are laid out.
  ///   - onStrip: Called with pictures under some of the conditions; `nil` if they are not needed.
  /// - Returns: The results of the checks; `nil` if the scenario is not a scene or is not compiled.
  package func conditionSweep(
    of scenario: ScenarioSpec,
    in languages: SweptLanguages = SweptLanguages(),
    runsTasks: Bool = false,
    onlyUsual: Bool = false,
    onStrip: (@MainActor (ConditionStrip) -> Void)? = nil
  ) -> ConditionSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    if runsTasks {
      SerialJobs.begin()
      AsyncWork.begin { MainActor.assumeIsolated { SerialJobs.run() } }
    }
    defer {
      AsyncWork.end()
      SerialJobs.end()
    }
    var sweep: ConditionSweep?
    let play = ScenePlay<Stage>(scene)
    play.didLayOut = { expectation, stage in
      MainActor.assumeIsolated {
        guard sweep == nil else { return }
        let replay = SceneReplay(body: body, original: stage, phase: stage.stepCount)
        let found = ConditionSweepRun(
          replay: replay,
          base: expectation.sweepBase,
          languages: languages,
          onlyUsual: onlyUsual,
          unrecordedLengths: stage.unrecordedLengths,
          fonts: stage.fonts
        )
        .sweep()
        sweep = found
        guard let onStrip else { return }
        let run = ConditionStripRun(replay: replay, line: expectation.line, sweep: found)
        onStrip(run.strip())
      }
    }
    play.run(body)
    return sweep
  }
}

extension Expectation {
  /// The conditions from which the width of a sweep decreases.
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
