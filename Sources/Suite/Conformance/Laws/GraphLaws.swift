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

/// A graph that goes through proposals, its scene evaluated again between them, gives for each
/// the frames of a graph that is made for it.
struct IncrementalLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    let host = scene.makeHost(LayoutOptions())
    for (number, proposal) in proposals.enumerated() {
      if number.isMultiple(of: 2) { host.reevaluate() }
      host.layOut(proposal: proposal, environment: HostEnvironment())
      // A scene that hands over one view all the time has it laid out anew by the next line.
      let actual = host.frames
      if let breach = LawBreach(
        proposal: proposal,
        expected: scene.frames(at: proposal),
        actual: actual,
        situation: "after \(number) other proposals"
      ) {
        return breach
      }
    }
    return nil
  }
}

/// Neither what the engine remembers nor what a layout keeps in its cache changes a frame.
struct CachedLaw: Law {
  private static let variants: [(options: LayoutOptions, situation: String)] = [
    (LayoutOptions(disablesCaches: true), "where the engine remembers answers"),
    (LayoutOptions(recreatesCaches: true), "where a layout keeps its cache"),
  ]

  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    for proposal in proposals {
      let frames = scene.frames(at: proposal)
      for (options, situation) in Self.variants {
        if let breach = LawBreach(
          proposal: proposal,
          expected: scene.frames(at: proposal, options: options),
          actual: frames,
          situation: situation
        ) {
          return breach
        }
      }
    }
    return nil
  }
}

/// A node that is asked for one axis at a time answers as one that is asked for both.
struct AxesLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    for proposal in proposals {
      if let breach = LawBreach(
        proposal: proposal,
        expected: scene.frames(at: proposal, options: LayoutOptions(measuresAxesTogether: true)),
        actual: scene.frames(at: proposal),
        situation: "with the axes apart"
      ) {
        return breach
      }
    }
    return nil
  }
}
