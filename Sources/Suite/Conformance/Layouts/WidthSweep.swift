internal import Foundation
package import LayoutTree
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// A scene laid out at many widths, as in a window that is being resized.
package struct WidthSweep: Sendable, Equatable {
  /// The proposed widths of the root, in points, in ascending order.
  package var widths: [Double]
  /// The layout at each width, without the steps of the negotiation.
  package var drawings: [ResolvedTree]
  /// The index of the original width.
  package var home: Int

  /// - Precondition: There is one drawing for each width, and `home` is the index of one of them.
  package init(widths: [Double], drawings: [ResolvedTree], home: Int) {
    precondition(widths.count == drawings.count, "each width has its drawing")
    precondition(widths.indices.contains(home), "one of the widths is home")
    self.widths = widths
    self.drawings = drawings
    self.home = home
  }
}

extension WidthSweep {
  /// The maximum number of steps between 0 and the proposed width.
  private static let stepLimit = 34.0
  /// The preferred differences between adjacent widths, in points, as round numbers are easier to
  /// read.
  private static let roundSteps = [
    1, 2, 4, 5, 8, 10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 80, 100.0,
  ]
  /// The maximum width as a multiple of the proposed width.
  private static let maximumFactor = 1.25

  /// Returns the widths to try around a proposed one.
  ///
  /// - Parameter width: The proposed width in points, finite and positive.
  /// - Returns: About forty widths from 0 to 1.25 times the given one, which is included; they are
  ///   round numbers unless it is tiny.
  package static func widths(around width: Double) -> [Double] {
    let minimum = width / stepLimit
    // Steps of widths in the thousands are multiples of 100; tiny widths are divided exactly.
    let step =
      width < stepLimit / 2
      ? minimum : roundSteps.first { $0 >= minimum } ?? (minimum / 100).rounded(.up) * 100
    let count = Int(width * maximumFactor / step)
    let widths = (0...count).map { Double($0) * step }
    return (widths.filter { abs($0 - width) > step / 100 } + [width]).sorted()
  }
}

/// Lays one scene out at other widths than the one that a block proposes.
@MainActor
struct WidthSweepRun {
  let scene: SceneSpec
  let body: @MainActor @Sendable (Stage) -> Void
  let layout: ScenarioLayout

  /// Combines the layout with layouts at other widths.
  ///
  /// - Parameter drawings: Returns the layouts at the given widths.
  /// - Returns: The sweep; `nil` if ``ScenarioLayout/sweptWidth`` is `nil` or the layouts fail.
  func sweep(_ drawings: ([Double]) -> [ResolvedTree]?) -> WidthSweep? {
    guard let width = layout.sweptWidth else { return nil }
    let widths = WidthSweep.widths(around: width)
    guard let home = widths.firstIndex(of: width), var drawings = drawings(widths) else {
      return nil
    }
    if layout.statedWidth != nil { drawings[home] = layout.tree.withoutSteps }
    return WidthSweep(widths: widths, drawings: drawings, home: home)
  }

  /// Lays the scene out at all widths in one run, after the steps that precede the layout.
  ///
  /// - Returns: The layouts; `nil` if ``drawings(_:of:in:on:)`` returns `nil`.
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

  /// Lays the scene out at all widths, starting from its current state on a stage.
  ///
  /// - Returns: The layouts; `nil` if the scene differs when it returns to its original width. Such
  ///   a scene depends on earlier widths, so a width alone does not determine its layout.
  func drawings(
    _ widths: [Double],
    of expectation: Expectation,
    in environment: LayoutEnvironment,
    on stage: Stage
  ) -> [ResolvedTree]? {
    // The original proposal is repeated at the end, to detect such a scene.
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

  /// Lays the scene out at each width in a separate run.
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
