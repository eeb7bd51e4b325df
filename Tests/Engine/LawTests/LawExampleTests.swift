import Foundation
import PlumbEngine
import Scenarios
import Testing
import ViewLayout

// The code of the example in the doc comment of `Law`.

struct WidthLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    let proposal = proposals.first { proposal in
      scene.frames(at: proposal).contains { $0.frame.width > proposal.width ?? .infinity }
    }
    return proposal.map { LawBreach(proposal: $0, difference: "too wide") }
  }
}

@MainActor
struct LawExampleTests {
  private let proposals = [320, 30].map { ProposedViewSize(width: $0, height: nil) }

  @Test func `breach(of:proposals:) describes a violation with the proposal of the root`() {
    let scene = LawScene { ViewHost(options: $0) { Color.red.frame(width: 40) } }
    let breach = WidthLaw().breach(of: scene, proposals: proposals)
    #expect(breach?.description == "at 30xnil: too wide")
  }

  @Test func `breach(of:proposals:) returns nil for a scene that satisfies the law`() {
    let scene = LawScene { ViewHost(options: $0) { Color.red } }
    #expect(WidthLaw().breach(of: scene, proposals: proposals) == nil)
  }
}
