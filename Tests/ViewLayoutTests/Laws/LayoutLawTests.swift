import Foundation
import Testing

@testable import ViewLayout

/// What must hold for every view, tried on generated ones; a failure names its seed.
@MainActor
struct LayoutLawTests {
  private static let seeds = 1...1000
  private static let depth = 5

  private func scene(seed: Int, isExtreme: Bool = false, keepsAxesTogether: Bool = false) -> Scene {
    var generator = ViewGenerator(seed: seed, isExtreme: isExtreme)
    let proposal = generator.proposal()
    let view = generator.view(depth: Self.depth)
    return Scene(proposal, keepsAxesTogether: keepsAxesTogether) { view }
  }

  @Test(.timeLimit(.minutes(1)))
  func `layout ends without a trap, whatever the lengths are`() {
    var reported = 0
    for seed in Self.seeds {
      let scene = scene(seed: seed, isExtreme: true)
      _ = scene.host.frames
      _ = scene.host.negotiation()
      reported += scene.host.takeIssues().count
    }
    #expect(reported > 0, "none of the lengths was extreme")
  }

  @Test func `axes apart give the frames of axes together`() {
    for seed in Self.seeds {
      let apart = drawn(scene(seed: seed).host.frames)
      let together = drawn(scene(seed: seed, keepsAxesTogether: true).host.frames)
      #expect(apart == together, "seed \(seed)")
    }
  }

  @Test func `a scene that was resized and back is as it was`() {
    for seed in Self.seeds {
      let scene = scene(seed: seed)
      let fresh = drawn(scene.host.frames)
      let proposal = scene.host.currentProposal
      scene.layOut(ProposedViewSize(width: 50, height: 77))
      scene.layOut(proposal)
      #expect(drawn(scene.host.frames) == fresh, "seed \(seed)")
    }
  }

  /// The frames as text, in which a number that is none is one too.
  private func drawn(_ nodes: [FrameNode], depth: Int = 0) -> String {
    nodes.map { node in
      String(repeating: "  ", count: depth) + "\(node.name) \(node.label ?? "") \(node.frame)\n"
        + drawn(node.children, depth: depth + 1)
    }.joined()
  }
}
