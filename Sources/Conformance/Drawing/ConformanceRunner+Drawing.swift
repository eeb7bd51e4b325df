internal import Foundation
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
  ///   - onEvent: Called as soon as something is drawn: an author's code may not bear every width.
  package func draw(
    _ scenario: ScenarioSpec,
    onEvent: @escaping @MainActor (RunEvent) -> Void
  ) {
    guard case .scene(let scene) = scenario.body, let body = runnableBody(of: scenario) else {
      return
    }
    var layouts: [DrawnLayout] = []
    let kinds = Set(scene.phases.flatMap(\.expectations).map(\.kind))
    let run = SceneRun(scene: scene) { _, _ in }
    run.didLayOut = { expectation, stage in
      let isWanted = expectation.kind == .frames || !kinds.contains(.frames) && layouts.isEmpty
      let layout = DrawnLayout(expectation, on: stage)
      guard isWanted, !layouts.contains(where: { $0.showsSame(as: layout) }) else { return }
      layouts.append(layout)
      onEvent(.drawn(id: scenario.id, layout: layout))
      guard layouts.count == 1, stage.stepCount == 0,
        let sweep = sweep(of: stage, in: run.environment)
      else { return }
      onEvent(.swept(id: scenario.id, sweep: sweep))
    }
    run.run(body)
  }

  /// The same, once all of it is drawn.
  package func drawnLayouts(of scenario: ScenarioSpec) -> [DrawnLayout] {
    var layouts: [DrawnLayout] = []
    draw(scenario) { layouts.take($0) }
    return layouts
  }

  /// The scene at other widths, on a graph of its own; `nil` for a collection view, and where the
  /// proposal has no width.
  private func sweep(of stage: Stage, in environment: HostEnvironment) -> DrawingSweep? {
    guard stage.collection == nil, let proposal = stage.proposal,
      let width = proposal.width, width.isFinite, width > 0
    else { return nil }
    let widths = DrawingSweep.widths(around: Double(width))
    return stage.withFurtherHosts { makeHost -> DrawingSweep? in
      let host = makeHost(LayoutOptions())
      let layouts = widths.map { width in
        let narrowed = ProposedViewSize(width: CGFloat(width), height: proposal.height)
        host.layOut(proposal: narrowed, environment: environment)
        return host.drawing(withSteps: false).nodes
      }
      return DrawingSweep(widths: widths, layouts: layouts)
    } ?? nil
  }
}

extension [DrawnLayout] {
  /// Takes what an event tells of a scenario's layouts: a sweep is the first one's.
  package mutating func take(_ event: RunEvent) {
    switch event {
    case .drawn(_, let layout): append(layout)
    case .swept(_, let sweep): if !isEmpty { self[0].sweep = sweep }
    case .started, .decided, .finished: break
    }
  }
}
