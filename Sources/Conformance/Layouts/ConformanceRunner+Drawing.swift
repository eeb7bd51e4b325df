package import SpecFormat

extension ConformanceRunner {
  /// Runs one scenario for pictures of its layouts; who looks on decides nothing.
  ///
  /// Drawn are the layouts that `frames` blocks ask for, or that of the first block where there is
  /// no such block, without those that look like one before. The first of them is drawn at other
  /// widths too: in the same run where nothing comes after it, and in one of its own else.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - onLayout: Called as soon as something is drawn: the author's code may not come to its end.
  /// - Returns: The first of the layouts at other widths; `nil` where there are none.
  package func draw(
    _ scenario: ScenarioSpec,
    onLayout: @escaping @MainActor (DrawnLayout) -> Void
  ) -> DrawingSweep? {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return nil
    }
    let run = DrawingRun(scene: scene, body: body, onLayout: onLayout)
    run.sweeps = true
    run.run()
    guard let first = run.layouts.first else { return nil }
    guard let swept = run.swept else { return sweep(scenario, around: first) }
    let sweep = SweepRun(scene: scene, body: body, layout: first)
    return sweep.sweep { swept ?? sweep.eachForItself($0) }
  }

  /// The same layouts without other widths, once all are drawn.
  package func drawnLayouts(of scenario: ScenarioSpec) -> [DrawnLayout] {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return []
    }
    let run = DrawingRun(scene: scene, body: body)
    run.run()
    return run.layouts
  }
}
