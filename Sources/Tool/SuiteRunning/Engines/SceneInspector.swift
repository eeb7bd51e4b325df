internal import Conformance
internal import EngineKit
internal import Pictures
internal import SpecFormat

/// Plays scenes once more for pictures, explanations and sweeps.
///
/// A scene is not inspected in the run that decides its verdict, so that an inspection cannot
/// change a verdict.
struct SceneInspector {
  let engine: RunningEngine
  let options: RunOptions

  /// Adds the requested results to a run, as far as the engine provides them.
  func inspect(_ selected: SelectedScenario, into run: inout ScenarioRun) {
    engine.startClock(for: selected.document)
    do {
      try inspect(selected, &run)
    } catch {
      run.inspectionFailure = error
    }
  }

  private func inspect(
    _ selected: SelectedScenario,
    _ run: inout ScenarioRun
  ) throws(EngineFailure) {
    let (scenario, document) = (selected.scenario, selected.document)
    let inspector = LayoutInspector(over: engine.connection, digests: engine.digests)
    if options.contains(.conditions) {
      var strip: ConditionStrip?
      let sweep = try sweep(selected, by: inspector) { strip = $0 }
      (run.conditionSweep, run.strip) = (sweep, strip)
    }
    guard !options.isDisjoint(with: [.explanations, .pictures]) else { return }
    var explanations: [ScenarioLayout] = []
    var layouts: [ScenarioLayout] = []
    var charts: [ConditionChart] = []
    defer { (run.explanations, run.layouts, run.charts) = (explanations, layouts, charts) }
    let sweep = try inspector.layouts(
      of: scenario,
      in: document,
      onExplanation: options.contains(.explanations) ? { explanations.append($0) } : nil,
      onPicture: options.contains(.pictures) ? { layouts.append($0) } : nil,
      onChart: options.contains(.pictures) ? { charts.append($0) } : nil
    )
    if let first = layouts.first, let sweep {
      run.sweep = WidthSweepDrawing(sweep, around: first)
    }
  }

  private func sweep(
    _ selected: SelectedScenario,
    by inspector: LayoutInspector,
    onStrip: @escaping (ConditionStrip) -> Void
  ) throws(EngineFailure) -> ConditionSweep? {
    do {
      return try inspector.conditionSweep(
        of: selected.scenario,
        in: selected.document,
        languages: selected.languages,
        runsTasks: options.contains(.tasks),
        onlyUsual: options.contains(.usualConditions),
        onStrip: options.contains(.strips) ? onStrip : nil
      )
    } catch {
      guard error.verdict == .timedOut else { throw error }
      let words = error.note.replacing(
        "the scenario did not end",
        with: "the layouts of all conditions did not end"
      )
      throw EngineFailure(.timedOut, note: words)
    }
  }
}
