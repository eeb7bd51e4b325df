internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// R-RTL-1: from right to left, a frame's x is the root's width less its own x and width.
///
/// An infinite frame has no mirror image: a layout with one is left out.
struct MirroredLaw: Law {
  /// So many pixels a point that rounding to them is forgiven.
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
  /// Whether no number of a frame is infinite, or none at all.
  var areFinite: Bool {
    allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) && $0.children.areFinite }
  }

  /// The mirror image of the frames in a width, in points (R-RTL-1).
  func mirrored(in width: CGFloat) -> [ResolvedNode] {
    map { node in
      var mirrored = node
      mirrored.frame.origin.x = width - node.frame.origin.x - node.frame.size.width
      mirrored.children = node.children.mirrored(in: width)
      return mirrored
    }
  }
}
