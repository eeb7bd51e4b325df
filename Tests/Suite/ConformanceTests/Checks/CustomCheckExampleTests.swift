import Foundation
import LayoutTree
import LayoutValues
import Testing
import ViewLayout

@testable import Conformance

// The code of the example in the doc comment of `LayoutCheck`.

struct EmptyNodeCheck: LayoutCheck {
  func findings(
    in nodes: CheckedNodes,
    of scene: CheckedScene,
    minimum: Double
  ) -> [CheckFinding] {
    nodes.all.filter { $0.traits.paint != nil && $0.frame.isEmpty }.map { node in
      nodes.finding(.clipping, node.index, points: 0)
    }
  }
}

@MainActor
struct CustomCheckExampleTests {
  private func lines(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> [String] {
    let scene = CheckedHost(content).scene(in: CGSize(width: 320, height: 568))
    return EmptyNodeCheck().findings(in: CheckedNodes(scene), of: scene, minimum: 0).map(\.node)
  }

  @Test func `a LayoutCheck returns a finding for each node that violates it`() {
    #expect(lines { Color.red.frame(width: 0, height: 10) } == ["Color"])
    #expect(lines { Color.red.frame(width: 10, height: 10) } == [])
  }
}
