import EngineKit
internal import LayoutTree

/// A scene of one box with an identifier; a closure returns its width, and its height is the number
/// of taps.
final class BoxHost: EngineHost {
  private let width: () -> Double
  private var evaluatedWidth: Double
  private var taps = 0
  private var offset = 0.0
  private(set) var counts: [String: Int]? = ["layout": 0]

  init(_ width: @escaping () -> Double) {
    self.width = width
    evaluatedWidth = width()
  }

  func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) throws -> [EngineNode] {
    guard environment.direction == .leftToRight else { throw Unsupported("right to left") }
    counts?["layout", default: 0] += 1
    Stage.count("drawn")
    let frame = LayoutFrame(
      x: -offset,
      y: proposal.height ?? 0,
      width: evaluatedWidth,
      height: Double(taps)
    )
    return [EngineNode("Box", identifiers: ["box"], frame: frame)]
  }

  func reevaluate() { evaluatedWidth = width() }

  func tap(_ identifier: String) -> Bool {
    guard identifier == "box" else { return false }
    taps += 1
    return true
  }

  func scroll(to offset: LayoutEnvironment.Offset) -> Bool {
    guard offset.x >= 0 else { return false }
    self.offset = offset.x
    return true
  }

  func scroll(section: Int, to position: EngineSectionPosition) -> Bool { false }
}

extension Stage {
  /// Replaces the method that generated code calls.
  func scene(_ width: @escaping () -> Double) { show { BoxHost(width) } }
}

extension Engine {
  /// Returns an engine of boxes with the given scenarios.
  static func boxes(
    can columns: [EngineCapability] = [.nodes, .counts],
    _ scenarios: [String: @MainActor @Sendable (Stage) -> Void]
  ) -> Engine {
    Engine(
      name: "Boxes",
      version: "1",
      can: columns,
      scenarios: scenarios.sorted { $0.key < $1.key }.map {
        Scenario(id: $0.key, digest: "d", body: $0.value)
      }
    )
  }
}
