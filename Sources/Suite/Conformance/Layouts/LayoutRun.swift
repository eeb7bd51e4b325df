internal import Foundation
internal import LayoutTree
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// A run of one scene that collects its layouts for pictures and explanations.
@MainActor
final class LayoutRun {
  private let scene: SceneSpec
  private let body: @MainActor @Sendable (Stage) -> Void
  /// Called with the reasons of each layout; `nil` if they are not needed.
  var onExplanation: (@MainActor (ScenarioLayout) -> Void)?
  /// Called with each layout that is drawn; `nil` if pictures are not needed.
  var onPicture: (@MainActor (ScenarioLayout) -> Void)?
  /// Called with the chart of each block with many conditions; `nil` if charts are not needed.
  var onChart: (@MainActor (ConditionChart) -> Void)?
  /// Whether the first layout is also laid out at other widths, provided that no step follows it.
  var sweeps = false
  /// The layouts that were drawn so far.
  private(set) var layouts: [ScenarioLayout] = []
  /// The first layout at other widths; `nil` if they were not tried.
  ///
  /// It contains `nil` if the scene depends on earlier widths.
  private(set) var swept: [ResolvedTree]??
  /// The block that requested the current layout.
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

  /// Draws the chart of a block with many conditions, unless the block applies to the whole page.
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

  /// Continues with other widths if the first drawn layout is still the current one and the scene
  /// has no steps.
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
  /// Runs a compiled scenario to its end.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - willCompare: Called with each compared expectation after its layout.
  /// - Returns: The stage after the last layout.
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
    Localization.current = scene.firstLanguage.map { Localization($0) }
    withLargeStack { body(stage) }
    return stage
  }
}
