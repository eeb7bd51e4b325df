import Foundation
import LayoutTree
import LayoutValues
import SpecFormat
import Testing
import ViewLayout

@testable import Conformance

@MainActor
struct CheckSpeedTests {
  /// Checks take linear time: four times the nodes may take twelve times as long, but not sixteen.
  ///
  /// The margin allows for a busy machine. Comparing all pairs would take sixteen times as long.
  @Test func `checks take linear time in the number of nodes`() throws {
    let (small, large) = (scene(of: 1000), scene(of: 4000))
    #expect(time(large) < time(small) * 12)
  }

  /// A layout of fifty nodes with its traits and all checks; a release build takes a tenth of
  /// the time.
  @Test func `laying out and checking 50 nodes takes less than 20 ms`() {
    let host = CheckedHost {
      VStack(spacing: 0) { ForEach(0..<25, id: \.self) { Text("\($0)").padding(1) } }
    }
    let size = CGSize(width: 320, height: 1000)
    #expect(host.lines(in: size) == [])
    let duration = ContinuousClock().measure { for _ in 0..<100 { _ = host.findings(in: size) } }
    #expect(duration < .seconds(2), "\(duration)")
  }

  private func scene(of count: Int) -> CheckedScene {
    let children = (0..<count).map { index in
      var traits = NodeTraits()
      traits.paint = .text
      let frame = CGRect(x: index % 10 * 30, y: index / 10 * 30, width: 35, height: 20)
      return ResolvedNode(name: "Text", label: "a", frame: frame, traits: traits)
    }
    let frame = CGRect(x: 0, y: 0, width: 310, height: count * 3)
    let root = ResolvedNode(name: "Board", frame: frame, traits: NodeTraits(), children: children)
    return CheckedScene(
      ResolvedTree(numbering: [root]),
      at: .zero,
      proposal: LayoutProposal(frame.size)
    )
  }

  private func time(_ scene: CheckedScene) -> Duration {
    let checks = CheckName.allCases.map { VariantQuestion.Check($0, least: 44) }
    return (0..<5).map { _ in
      ContinuousClock().measure { _ = LayoutChecks.findings(of: checks, in: scene) }
    }
    .min() ?? .zero
  }
}
