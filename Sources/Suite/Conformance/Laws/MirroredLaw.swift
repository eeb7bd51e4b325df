internal import Foundation
internal import LayoutTree
internal import SpecFormat
internal import ViewLayout

/// The law that a right-to-left layout is the mirror image of the left-to-right one (R-RTL-1).
///
/// The mirrored x is the width of the root minus the x and the width of the frame. Layouts with an
/// infinite frame are ignored, as they have no mirror image.
struct MirroredLaw: Law {
  /// A display scale so fine that rounding to pixels is within the tolerance.
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

extension [ResolvedNode] {
  /// Whether all numbers of the frames are finite.
  var areFinite: Bool {
    allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) && $0.children.areFinite }
  }

  /// Returns the mirror image of the frames within a width in points (R-RTL-1).
  func mirrored(in width: CGFloat) -> [ResolvedNode] {
    map { node in
      var mirrored = node
      mirrored.frame.origin.x = width - node.frame.origin.x - node.frame.size.width
      mirrored.children = node.children.mirrored(in: width)
      return mirrored
    }
  }
}
