internal import Foundation
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// Lays one scene out at other widths than one of its blocks proposes.
@MainActor
struct SweepRun {
  let scene: SceneSpec
  let body: @MainActor @Sendable (Stage) -> Void
  let layout: ScenarioLayout

  /// Puts the layout among those at other widths.
  ///
  /// - Parameter drawings: Lays out at each of some widths.
  /// - Returns: `nil` where ``ScenarioLayout/sweptWidth`` is, or where the scene did not come through the
  ///   widths.
  func sweep(_ drawings: ([Double]) -> [ResolvedTree]?) -> DrawingSweep? {
    guard let width = layout.sweptWidth else { return nil }
    let widths = DrawingSweep.widths(around: width)
    guard let home = widths.firstIndex(of: width), var drawings = drawings(widths) else {
      return nil
    }
    if layout.statedWidth != nil { drawings[home] = layout.tree.withoutSteps }
    return DrawingSweep(widths: widths, drawings: drawings, home: home)
  }

  /// One run up to the layout, and from there through all widths.
  ///
  /// - Returns: `nil` where ``drawings(_:of:in:on:)`` is.
  func inOneGo(_ widths: [Double]) -> [ResolvedTree]? {
    var drawings: [ResolvedTree]?
    let play = ScenePlay<Stage>(scene)
    play.didLayOut = { [unowned play] expectation, stage in
      guard drawings == nil, expectation.line == layout.line else { return }
      let environment = play.environment
      MainActor.assumeIsolated {
        drawings = self.drawings(widths, of: expectation, in: environment, on: stage) ?? []
      }
    }
    play.run(body)
    return drawings?.isEmpty == true ? nil : drawings
  }

  /// From the layout as it stands on a stage through all widths.
  ///
  /// - Returns: `nil` for a scene that is not what it was when it has its own width again: it
  ///   remembers widths, and so nobody could tell which of its layouts a width makes.
  func drawings(
    _ widths: [Double],
    of expectation: Expectation,
    in environment: EnvironmentAttributes,
    on stage: Stage
  ) -> [ResolvedTree]? {
    // As the block proposes once more at the end.
    let all = (widths + [layout.proposedWidth]).map { width in
      stage.layOut(
        proposal: proposal(of: width),
        environment: environment,
        offset: expectation.environment.offset,
        for: expectation
      )
      return ScenarioLayout(drawing: expectation, on: stage, withSteps: false).tree
    }
    return all.last == layout.tree.withoutSteps ? all.dropLast() : nil
  }

  /// A run for each width.
  func eachForItself(_ widths: [Double]) -> [ResolvedTree]? {
    let drawings = widths.compactMap { width -> ResolvedTree? in
      var drawing: ResolvedTree?
      let play = ScenePlay<Stage>(scene)
      play.replacement = (layout.line, proposal(of: width))
      play.didLayOut = { expectation, stage in
        guard drawing == nil, expectation.line == layout.line else { return }
        MainActor.assumeIsolated {
          drawing = ScenarioLayout(drawing: expectation, on: stage, withSteps: false).tree
        }
      }
      play.run(body)
      return drawing
    }
    return drawings.count == widths.count ? drawings : nil
  }

  private func proposal(of width: Double?) -> ProposalLiteral {
    ProposalLiteral(width: width, height: layout.proposedHeight)
  }
}
