internal import ViewLayout

/// Neither what the engine remembers nor what a layout keeps in its cache changes a frame.
struct CachedLaw: Law {
  private static let variants: [(options: LayoutOptions, situation: String)] = [
    (LayoutOptions(forgetsAnswers: true), "where the engine remembers answers"),
    (LayoutOptions(remakesCaches: true), "where a layout keeps its cache"),
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
