internal import Foundation
internal import Scenarios
internal import SpecFormat
package import ViewLayout

/// A scene laid out at many widths, as a window is drawn open.
package struct WidthSweep: Sendable, Equatable {
  /// The widths that the root was proposed, in points, ascending.
  package var widths: [Double]
  /// The layout at each of them, without the way to its numbers.
  package var drawings: [ResolvedTree]
  /// Which of them is the one that the others are around.
  package var home: Int

  /// - Precondition: There are as many drawings as widths, and one of them is home.
  package init(widths: [Double], drawings: [ResolvedTree], home: Int) {
    precondition(widths.count == drawings.count, "each width has its drawing")
    precondition(widths.indices.contains(home), "one of the widths is home")
    self.widths = widths
    self.drawings = drawings
    self.home = home
  }
}

extension WidthSweep {
  /// Into how many steps the way from nothing to the proposed width is cut, at most.
  private static let stepLimit = 34.0
  /// How far from one width to the next, in points: round numbers are easier to read, and to write.
  private static let roundSteps = [
    1, 2, 4, 5, 8, 10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 80, 100.0,
  ]
  /// How much wider than what is proposed it gets.
  private static let maximumFactor = 1.25

  /// The widths around a proposed one.
  ///
  /// - Parameter width: In points, finite and positive.
  /// - Returns: Some forty widths from nothing to a quarter more, the given one among them; round
  ///   ones where that is not tiny.
  package static func widths(around width: Double) -> [Double] {
    let minimum = width / stepLimit
    // Thousands of points are cut as hundreds are, tenths of a point into exact parts.
    let step =
      width < stepLimit / 2
      ? minimum : roundSteps.first { $0 >= minimum } ?? (minimum / 100).rounded(.up) * 100
    let count = Int(width * maximumFactor / step)
    let widths = (0...count).map { Double($0) * step }
    return (widths.filter { abs($0 - width) > step / 100 } + [width]).sorted()
  }
}

/// Lays one scene out at other widths than one of its blocks proposes.
@MainActor
struct WidthSweepRun {
  let scene: SceneSpec
  let body: @MainActor @Sendable (Stage) -> Void
  let layout: ScenarioLayout

  /// Puts the layout among those at other widths.
  ///
  /// - Parameter drawings: Lays out at each of some widths.
  /// - Returns: `nil` where ``ScenarioLayout/sweptWidth`` is, or where the scene did not come
  ///   through the widths.
  func sweep(_ drawings: ([Double]) -> [ResolvedTree]?) -> WidthSweep? {
    guard let width = layout.sweptWidth else { return nil }
    let widths = WidthSweep.widths(around: width)
    guard let home = widths.firstIndex(of: width), var drawings = drawings(widths) else {
      return nil
    }
    if layout.statedWidth != nil { drawings[home] = layout.tree.withoutSteps }
    return WidthSweep(widths: widths, drawings: drawings, home: home)
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
  ///   depends on earlier widths, so that a width alone does not determine its layout.
  func drawings(
    _ widths: [Double],
    of expectation: Expectation,
    in environment: LayoutEnvironment,
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

  private func proposal(of width: Double?) -> LayoutProposal {
    LayoutProposal(width: width, height: layout.proposedHeight)
  }
}
