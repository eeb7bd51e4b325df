internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A layout with the proposal and the window that checks compare it with.
struct CheckedScene {
  /// The layout, with the lines of its texts and the traits of its nodes.
  var tree: ResolvedTree
  /// The proposal of the scene, in points, without the safe area.
  var proposal: ProposedViewSize
  /// The visible rectangle, in the scene's coordinates; unbounded along an axis with an unspecified
  /// or infinite proposal.
  var window: CGRect
}

extension CheckedScene {
  /// Creates a scene for checks from a resolved layout.
  ///
  /// - Parameters:
  ///   - tree: A layout with its texts and traits.
  ///   - origin: The position of its top left corner in a window of the proposal's size, in points.
  ///   - proposal: The size of the window.
  ///   - environment: The environment of the scene.
  init(
    _ tree: ResolvedTree,
    at origin: CGPoint,
    proposal: ProposedViewSize,
    environment: HostEnvironment = HostEnvironment()
  ) {
    let root = tree.nodes.bounds ?? .zero
    let corner = CGPoint(x: root.minX - origin.x, y: root.minY - origin.y)
    self.init(
      tree: tree,
      proposal: environment.safeProposal(of: proposal),
      window: tree.window ?? CGRect(window: proposal, at: corner)
    )
  }
}

extension CGRect {
  /// Creates a window of a proposal's size, which is unbounded on both sides along an unspecified
  /// or infinite axis.
  init(window proposal: ProposedViewSize, at corner: CGPoint = .zero) {
    let (x, width) = Self.sides(from: corner.x, length: proposal.width)
    let (y, height) = Self.sides(from: corner.y, length: proposal.height)
    self.init(x: x, y: y, width: width, height: height)
  }

  private static func sides(from start: CGFloat, length: CGFloat?) -> (CGFloat, CGFloat) {
    guard let length, length.isFinite else {
      // The same values as `CGRect.infinite`, so that both ends are finite numbers.
      return (-CGFloat.greatestFiniteMagnitude / 2, .greatestFiniteMagnitude)
    }
    return (start, length)
  }
}
