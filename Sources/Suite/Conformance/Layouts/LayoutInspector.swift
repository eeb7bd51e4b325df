internal import EngineKit
internal import LayoutValues
package import SpecFormat

/// Plays scenes for their pictures, reasons and layouts under other conditions, without verdicts.
package struct LayoutInspector {
  private let link: any EngineConnection
  private let digests: [String: String?]

  /// - Parameters:
  ///   - link: The connection to the engine.
  ///   - digests: The hashes of the code of the engine's scenarios by id; `nil` if the hash is
  ///     unknown.
  package init(over link: any EngineConnection, digests: [String: String?]) {
    self.link = link
    self.digests = digests
  }
}

extension LayoutInspector {
  /// Plays one scenario for its layouts.
  ///
  /// Every layout that a block requests is explained. The layouts of `frames` blocks are drawn, or
  /// that of the first block if there is no `frames` block; duplicates are left out. The first
  /// drawn layout is also drawn at other widths. This happens in the same run if no step follows,
  /// and otherwise in another run, because earlier widths must not affect later layouts.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - document: The document that contains the scenario.
  ///   - onExplanation: Called with each layout and its reasons; `nil` if they are not needed.
  ///   - onPicture: Called with each drawn layout immediately, because the author's code may not
  ///     finish; `nil` if pictures are not needed.
  ///   - onChart: Called with the chart of each `variants` or `checks` block; `nil` if charts are
  ///     not needed.
  /// - Returns: The first drawn layout at other widths; `nil` if there is none.
  /// - Throws: The failure of the engine.
  package func layouts(
    of scenario: ScenarioSpec,
    in document: SpecDocument,
    onExplanation: ((ScenarioLayout) -> Void)? = nil,
    onPicture: ((ScenarioLayout) -> Void)? = nil,
    onChart: ((ConditionChart) -> Void)? = nil
  ) throws(EngineFailure) -> WidthSweep? {
    guard let (scene, played) = scene(of: scenario, in: document) else { return nil }
    let run = LayoutRun(scene: scene, on: played)
    (run.onExplanation, run.onPicture, run.onChart) = (onExplanation, onPicture, onChart)
    run.sweeps = true
    run.run()
    if let failure = played.failure { throw failure }
    guard let first = run.layouts.first else { return nil }
    let sweep = WidthSweepRun(scene: scene, played: played, layout: first)
    let found = sweep.sweep { widths in
      (run.swept ?? sweep.inOneGo(widths)) ?? sweep.eachForItself(widths)
    }
    if let failure = played.failure { throw failure }
    return found
  }

  /// Returns the drawn layouts of a scenario, without other widths, after the run has finished.
  ///
  /// - Throws: The failure of the engine.
  package func drawnLayouts(
    of scenario: ScenarioSpec,
    in document: SpecDocument
  ) throws(EngineFailure) -> [ScenarioLayout] {
    guard let (scene, played) = scene(of: scenario, in: document) else { return [] }
    let run = LayoutRun(scene: scene, on: played)
    run.onPicture = { _ in }
    run.run()
    if let failure = played.failure { throw failure }
    return run.layouts
  }

  /// Lays a scenario out at other widths, after the steps that precede one of its layouts.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - document: The document that contains the scenario.
  ///   - layout: One of its layouts.
  /// - Returns: The layout at all widths; `nil` if ``ScenarioLayout/sweptWidth`` is `nil`.
  package func sweep(
    _ scenario: ScenarioSpec,
    in document: SpecDocument,
    around layout: ScenarioLayout
  ) -> WidthSweep? {
    guard let (scene, played) = scene(of: scenario, in: document) else { return nil }
    let run = WidthSweepRun(scene: scene, played: played, layout: layout)
    return run.sweep { run.inOneGo($0) ?? run.eachForItself($0) }
  }

  /// Lays a scenario out on all devices, in all text sizes, and in languages or both directions.
  ///
  /// Its width decreases from that of its first block, or from the width of an iPhone if no block
  /// proposes one.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - document: The document that contains the scenario.
  ///   - languages: The requested languages.
  ///   - runsTasks: Whether layouts start the tasks of views and wait for them (R-STATE-10).
  ///   - onlyUsual: Whether only one device and one text size are laid out.
  ///   - onStrip: Called with pictures under some of the conditions; `nil` if they are not needed.
  /// - Returns: The results of the checks; `nil` if the scenario is not a scene or is not compiled.
  /// - Throws: The failure of the engine, or the reason why it refuses the layouts.
  package func conditionSweep(
    of scenario: ScenarioSpec,
    in document: SpecDocument,
    languages: SweptLanguages = SweptLanguages(),
    runsTasks: Bool = false,
    onlyUsual: Bool = false,
    onStrip: ((ConditionStrip) -> Void)? = nil
  ) throws(EngineFailure) -> ConditionSweep? {
    let scene = scene(of: scenario, in: document, runsTasks: runsTasks)
    guard let (scene, played) = scene else { return nil }
    var sweep: ConditionSweep?
    var hasSwept = false
    let play = ScenePlay<ConnectedScene>(scene)
    play.didLayOut = { expectation, played in
      guard !hasSwept else { return }
      hasSwept = true
      let run = ConditionSweepRun(
        scene: played,
        base: expectation.sweepBase,
        languages: languages,
        onlyUsual: onlyUsual
      )
      sweep = run.sweep()
      guard let sweep, let onStrip else { return }
      onStrip(ConditionStripRun(scene: played, line: expectation.line, sweep: sweep).strip())
    }
    played.play { phase in
      if let phase { play.play(phase: phase, on: played) }
    }
    if let failure = played.failure { throw failure }
    if sweep == nil, let refusal = played.takeRefusal() {
      throw EngineFailure(.unsupported, note: refusal)
    }
    return sweep
  }

  /// Returns the scene of a scenario, and a connection to it; `nil` if it cannot be run.
  private func scene(
    of scenario: ScenarioSpec,
    in document: SpecDocument,
    runsTasks: Bool = false
  ) -> (spec: SceneSpec, played: ConnectedScene)? {
    guard case .scene(let scene) = scenario.body,
      scenario.obstacle(compiledAs: digests[scenario.id]) == nil
    else { return nil }
    let played = ConnectedScene(
      scenario.id,
      resources: document.resources?.folder,
      language: scene.firstLanguage,
      runsTasks: runsTasks,
      over: link
    )
    return (scene, played)
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
