internal import Foundation
internal import LayoutTree
internal import LayoutValues
internal import ViewLayout

/// The law that a right-to-left layout is the mirror image of the left-to-right one (R-RTL-1).
///
/// The mirrored x is the width of the root minus the x and the width of the frame. Layouts with an
/// infinite frame are ignored, as they have no mirror image.
struct MirroredLaw: Law {
  /// A display scale at which rounding to pixels changes a frame by less than the tolerance of
  /// comparisons.
  private static let finestScale: CGFloat = 1_073_741_824

  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
    for proposal in proposals {
      if let breach = breach(of: scene, at: proposal) { return breach }
    }
    return nil
  }

  private func breach(of scene: LawScene, at proposal: ProposedViewSize) -> LawBreach? {
    var environment = HostEnvironment()
    if scene.keepsToPixels { environment.displayScale = Self.finestScale }
    let frames = scene.frames(at: proposal, environment: environment)
    guard let root = frames.first, frames.areFinite else { return nil }
    environment.isRightToLeft = true
    return LawBreach(
      proposal: proposal,
      expected: frames.mirrored(in: root.frame.size.width),
      actual: scene.frames(at: proposal, environment: environment),
      situation: "from right to left"
    )
  }
}
