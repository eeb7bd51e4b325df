internal import Scenarios
internal import ViewLayout

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
