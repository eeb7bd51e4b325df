internal import EngineKit
internal import LayoutTree
internal import LayoutValues
internal import SpecFormat

/// A run of one scene that collects its layouts for pictures and explanations.
final class LayoutRun {
  private let scene: SceneSpec
  private let played: ConnectedScene
  /// Called with the reasons of each layout; `nil` if they are not needed.
  var onExplanation: ((ScenarioLayout) -> Void)?
  /// Called with each layout that is drawn; `nil` if pictures are not needed.
  var onPicture: ((ScenarioLayout) -> Void)?
  /// Called with the chart of each block with many conditions; `nil` if charts are not needed.
  var onChart: ((ConditionChart) -> Void)?
  /// Whether the first layout is also laid out at other widths, provided that no step follows it.
  var sweeps = false
  /// The layouts that were drawn so far.
  private(set) var layouts: [ScenarioLayout] = []
  /// The first layout at other widths; `nil` if they were not tried.
  ///
  /// `.some(nil)` if the scene depends on earlier widths.
  private(set) var swept: [ResolvedTree]??
  /// The block that requested the current layout; `nil` before the first one.
  private var standing: Expectation?

  init(scene: SceneSpec, on played: ConnectedScene) {
    self.scene = scene
    self.played = played
  }
}

extension LayoutRun {
  func run() {
    let play = ScenePlay<ConnectedScene>(scene)
    play.didLayOut = { [unowned self] expectation, played in
      onExplanation?(ScenarioLayout(explaining: expectation, on: played))
      draw(expectation)
    }
    played.play { [unowned self] phase in
      if let phase {
        play.play(phase: phase, on: played) { _, expectation in
          if expectation.isCompared { chart(expectation) }
        }
      } else {
        sweep(in: play.environment)
      }
    }
  }

  private func draw(_ expectation: Expectation) {
    standing = expectation
    guard let onPicture, expectation.content is FramesFence || !hasFrames && layouts.isEmpty else {
      return
    }
    let layout = ScenarioLayout(drawing: expectation, on: played)
    guard played.failure == nil, !layouts.contains(where: { $0.showsSame(as: layout) }) else {
      return
    }
    layouts.append(layout)
    onPicture(layout)
  }

  /// Draws the chart of a block with many conditions, unless the block applies to the whole page.
  private func chart(_ expectation: Expectation) {
    guard let onChart, expectation.line > scene.scene.fenceLine,
      let fence = expectation.content as? any VariedFence
    else { return }
    let chart = ConditionChartRun(fence: fence, line: expectation.line, scene: played)
      .chart(standing: played.proposal)
    if let chart { onChart(chart) }
  }

  private var hasFrames: Bool {
    scene.phases.flatMap(\.expectations).contains { $0.content is FramesFence }
  }

  /// Continues with other widths if the first drawn layout is still the current one and the scene
  /// has no steps.
  private func sweep(in environment: LayoutEnvironment) {
    guard sweeps, scene.phases.count == 1, let standing, let first = layouts.first,
      standing.line == first.line, let width = first.sweptWidth
    else { return }
    let widths = WidthSweep.widths(around: width)
    swept = WidthSweepRun(scene: scene, played: played, layout: first)
      .drawings(widths, of: standing, in: environment)
  }
}
