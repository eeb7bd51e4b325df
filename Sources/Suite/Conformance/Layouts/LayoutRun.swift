internal import Foundation
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// One run of one scene for its layouts: their pictures, their reasons.
@MainActor
final class LayoutRun {
  private let scene: SceneSpec
  private let body: @MainActor @Sendable (Stage) -> Void
  /// Called with the reasons of each layout; `nil` if they are not needed.
  var onExplanation: (@MainActor (ScenarioLayout) -> Void)?
  /// Called with each layout that is drawn; `nil` if pictures are not needed.
  var onPicture: (@MainActor (ScenarioLayout) -> Void)?
  /// Called with the layouts of each block that speaks of many conditions; `nil` if
  /// pictures are not needed.
  var onChart: (@MainActor (ConditionChart) -> Void)?
  /// Whether the first layout is tried at other widths, where nothing comes after it.
  var sweeps = false
  /// The layouts that are drawn, so far.
  private(set) var layouts: [ScenarioLayout] = []
  /// The first layout at other widths; `nil` if these were not tried; it holds `nil` for a
  /// scene that depends on earlier widths.
  private(set) var swept: [ResolvedTree]??
  /// The block that asked for the layout that stands.
  private var standing: Expectation?

  init(
    scene: SceneSpec,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    self.scene = scene
    self.body = body
  }
}

extension LayoutRun {
  func run() {
    let play = ScenePlay<Stage>(scene)
    play.didLayOut = { expectation, stage in
      MainActor.assumeIsolated { [self] in
        onExplanation?(ScenarioLayout(explaining: expectation, on: stage))
        draw(expectation, on: stage)
      }
    }
    let stage = play.run(body) { self.chart($0, on: $1) }
    withLargeStack { sweep(in: play.environment, on: stage) }
  }

  private func draw(_ expectation: Expectation, on stage: Stage) {
    standing = expectation
    guard let onPicture, expectation.content is FramesFence || !hasFrames && layouts.isEmpty else {
      return
    }
    let layout = ScenarioLayout(drawing: expectation, on: stage)
    guard !layouts.contains(where: { $0.showsSame(as: layout) }) else { return }
    layouts.append(layout)
    onPicture(layout)
  }

  /// Draws a block that speaks of many conditions, where it is the scene's own.
  private func chart(_ expectation: Expectation, on stage: Stage) {
    guard let onChart, expectation.line > scene.scene.fenceLine,
      let fence = expectation.content as? any VariedFence
    else { return }
    let replay = SceneReplay(body: body, original: stage, phase: stage.stepCount)
    let chart = ConditionChartRun(fence: fence, line: expectation.line, replay: replay)
      .chart(standing: stage.proposal.map { LayoutProposal($0) })
    if let chart { onChart(chart) }
  }

  private var hasFrames: Bool {
    scene.phases.flatMap(\.expectations).contains { $0.content is FramesFence }
  }

  /// Goes on through other widths, where the first layout is the one that stands and no step led
  /// away from it.
  private func sweep(in environment: LayoutEnvironment, on stage: Stage) {
    guard sweeps, scene.phases.count == 1, let standing, let first = layouts.first,
      standing.line == first.line, let width = first.sweptWidth
    else { return }
    let widths = WidthSweep.widths(around: width)
    swept = WidthSweepRun(scene: scene, body: body, layout: first)
      .drawings(widths, of: standing, in: environment, on: stage)
  }
}

extension Stage: @MainActor PlayedScene {
  func layOut(
    proposal: LayoutProposal?,
    environment: LayoutEnvironment,
    offset: LayoutEnvironment.Offset?,
    for expectation: Expectation?
  ) {
    layOut(proposal: proposal, environment: environment, offset: offset)
  }
}

extension ScenePlay<Stage> {
  /// Plays a compiled scenario to its end.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - willCompare: Is given each expectation, with everything laid out as it asks.
  /// - Returns: The stage as the last layout left it.
  @MainActor
  @discardableResult
  func run(
    _ body: @escaping @MainActor @Sendable (Stage) -> Void,
    willCompare: @escaping @MainActor (Expectation, Stage) -> Void = { _, _ in }
  ) -> Stage {
    let stage = Stage { stage, phase in
      self.play(phase: phase, on: stage) { _, expectation in
        if expectation.isCompared { willCompare(expectation, stage) }
      }
    }
    withLargeStack { body(stage) }
    return stage
  }
}
