internal import EngineKit
internal import Foundation
package import LayoutTree
internal import SpecFormat

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
struct WidthSweepRun {
  let scene: SceneSpec
  /// The scene that receives the requests.
  let played: ConnectedScene
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
    if layout.explicitWidth != nil { drawings[home] = layout.tree.withoutSteps }
    return WidthSweep(widths: widths, drawings: drawings, home: home)
  }

  /// Lays the scene out at all widths in one run, after the steps that precede the layout.
  ///
  /// - Returns: The layouts; `nil` if ``drawings(_:of:in:)`` returns `nil`.
  func inOneGo(_ widths: [Double]) -> [ResolvedTree]? {
    var drawings: [ResolvedTree]?
    let play = ScenePlay<ConnectedScene>(scene)
    play.didLayOut = { [unowned play] expectation, _ in
      guard drawings == nil, expectation.line == layout.line else { return }
      drawings = self.drawings(widths, of: expectation, in: play.environment) ?? []
    }
    played.play { phase in
      if let phase { play.play(phase: phase, on: played) }
    }
    return drawings?.isEmpty == true ? nil : drawings
  }

  /// Lays the scene out at all widths, starting from its current state.
  ///
  /// - Returns: The layouts; `nil` if the scene differs when it returns to its original width. Such
  ///   a scene depends on earlier widths, so a width alone does not determine its layout.
  func drawings(
    _ widths: [Double],
    of expectation: Expectation,
    in environment: LayoutEnvironment
  ) -> [ResolvedTree]? {
    var environment = environment
    environment.offset = expectation.environment.offset
    // The original proposal is repeated at the end, to detect such a scene.
    let conditions = (widths + [layout.proposedWidth]).map { width in
      LayoutConditions(proposal: proposal(of: width), environment: environment)
    }
    let answers = played.layouts(
      under: conditions,
      columns: played.drawingColumns,
      graph: .standing
    )
    .compactMap(\.self)
    guard answers.count == conditions.count else { return nil }
    let all = zip(conditions, answers).map { conditions, answer in
      let drawing = ResolvedTree(drawing: answer)
      return expectation.isInWindow
        ? drawing.inWindow(of: conditions.proposal, at: answer.origin) : drawing
    }
    return all.last == layout.tree.withoutSteps ? all.dropLast() : nil
  }

  /// Lays the scene out at each width in a separate run; `nil` if a run has no such layout.
  func eachForItself(_ widths: [Double]) -> [ResolvedTree]? {
    let drawings = widths.compactMap { width -> ResolvedTree? in
      var drawing: ResolvedTree?
      let play = ScenePlay<ConnectedScene>(scene)
      play.replacement = (layout.line, proposal(of: width))
      play.didLayOut = { expectation, played in
        guard drawing == nil, expectation.line == layout.line else { return }
        var shown = played.drawing(withSteps: false)
        if expectation.isInWindow {
          shown = shown.inWindow(of: played.proposal, at: played.originInWindow)
        }
        drawing = shown
      }
      played.play { phase in
        if let phase { play.play(phase: phase, on: played) }
      }
      return played.failure == nil ? drawing : nil
    }
    return drawings.count == widths.count ? drawings : nil
  }

  private func proposal(of width: Double?) -> LayoutProposal {
    LayoutProposal(width: width, height: layout.proposedHeight)
  }
}
