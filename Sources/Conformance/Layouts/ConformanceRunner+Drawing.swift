internal import Scenarios
package import SpecFormat
internal import ViewLayout

extension ConformanceRunner {
  /// Runs one scenario for pictures of its layouts; who looks on decides nothing.
  ///
  /// Drawn are the layouts that `frames` blocks ask for, or that of the first block where there is
  /// no such block, without those that look like one before.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - onLayout: Called as soon as something is drawn: the author's code may not come to its end.
  package func draw(
    _ scenario: ScenarioSpec,
    onLayout: @escaping @MainActor (DrawnLayout) -> Void
  ) {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return
    }
    var layouts: [DrawnLayout] = []
    let hasFrames = scene.phases.flatMap(\.expectations).contains { $0.content is FramesFence }
    let run = SceneRun(scene: scene) { _, _ in }
    run.didLayOut = { expectation, stage in
      let isWanted = expectation.content is FramesFence || !hasFrames && layouts.isEmpty
      guard isWanted else { return }
      let layout = DrawnLayout(expectation, on: stage)
      guard !layouts.contains(where: { $0.showsSame(as: layout) }) else { return }
      layouts.append(layout)
      onLayout(layout)
    }
    run.run(body)
  }

  /// The same, once all of it is drawn.
  package func drawnLayouts(of scenario: ScenarioSpec) -> [DrawnLayout] {
    var layouts: [DrawnLayout] = []
    draw(scenario) { layouts.append($0) }
    return layouts
  }
}
