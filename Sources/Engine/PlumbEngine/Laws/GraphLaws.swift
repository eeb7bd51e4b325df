internal import Scenarios
internal import ViewLayout

/// The law that a second layout for the same proposal computes nothing and changes no frame.
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
      difference: "a repeated layout computes \(further) sizes again",
      expected: frames
    )
  }
}

/// The law that a reused graph has the same frames as a new graph for each proposal.
///
/// The scene is evaluated again before the first proposal, the third one, and so on.
struct IncrementalLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    let host = scene.makeHost(LayoutOptions())
    for (number, proposal) in proposals.enumerated() {
      if number.isMultiple(of: 2) { host.reevaluate() }
      host.layOut(proposal: proposal, environment: HostEnvironment())
      // A scene that always returns the same view object has it laid out again by the next line.
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

/// The law that neither the engine's caches nor the caches of custom layouts change a frame.
struct CachedLaw: Law {
  private static let variants: [(options: LayoutOptions, situation: String)] = [
    (LayoutOptions(disablesCaches: true), "with the engine's caches"),
    (LayoutOptions(recreatesCaches: true), "with a layout's cache"),
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

/// The law that measuring the axes of a node separately has the same result as measuring them
/// together.
struct AxesLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    for proposal in proposals {
      if let breach = LawBreach(
        proposal: proposal,
        expected: scene.frames(at: proposal, options: LayoutOptions(measuresAxesTogether: true)),
        actual: scene.frames(at: proposal),
        situation: "with the axes measured separately"
      ) {
        return breach
      }
    }
    return nil
  }
}
