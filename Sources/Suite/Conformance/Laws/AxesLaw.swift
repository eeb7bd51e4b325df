internal import ViewLayout

/// A node that is asked for one axis at a time answers as one that is asked for both.
struct AxesLaw: Law {
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    for proposal in proposals {
      if let breach = LawBreach(
        proposal: proposal,
        expected: scene.frames(at: proposal, options: LayoutOptions(keepsAxesTogether: true)),
        actual: scene.frames(at: proposal),
        situation: "with the axes apart"
      ) {
        return breach
      }
    }
    return nil
  }
}
