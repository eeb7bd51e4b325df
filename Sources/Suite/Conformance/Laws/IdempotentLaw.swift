internal import Scenarios
internal import ViewLayout

/// Laying out again at the same proposal computes and changes nothing.
struct IdempotentLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    let host = scene.makeHost(LayoutOptions())
    for proposal in proposals {
      if let breach = breach(of: host, at: proposal) { return breach }
    }
    return nil
  }

  private func breach(of host: any SceneHost, at proposal: ProposedViewSize) -> LawBreach? {
    host.layOut(proposal: proposal, environment: HostEnvironment())
    let (frames, computations) = (host.frames, host.computations)
    host.layOut(proposal: proposal, environment: HostEnvironment())
    if let breach = LawBreach(
      proposal: proposal,
      expected: frames,
      actual: host.frames,
      situation: "laid out again"
    ) {
      return breach
    }
    let further = host.computations - computations
    guard further > 0 else { return nil }
    return LawBreach(
      proposal: proposal,
      difference: "laid out again, it computes \(further) answers anew",
      expected: frames
    )
  }
}
