internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A layout as checks see it.
struct CheckedScene {
  /// The layout, with the lines of its texts and the traits of its nodes.
  var tree: ResolvedTree
  /// What the scene was proposed, in points, without the safe area that it keeps free.
  var proposal: ProposedViewSize
  /// The rectangle that is in sight, in the scene's coordinates; infinite along an axis that
  /// nothing is proposed along.
  var window: CGRect
}

extension CheckedScene {
  /// Takes what somebody shows.
  ///
  /// - Parameters:
  ///   - tree: A layout with its texts and traits.
  ///   - origin: Where its top left corner lies in a window of the proposal's size, in points.
  ///   - proposal: What its window is as large as.
  ///   - environment: The surroundings of the scene.
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
  /// A window of a proposal's size; an axis without an end has none on either side.
  init(window proposal: ProposedViewSize, at corner: CGPoint = .zero) {
    let (x, width) = Self.sides(from: corner.x, length: proposal.width)
    let (y, height) = Self.sides(from: corner.y, length: proposal.height)
    self.init(x: x, y: y, width: width, height: height)
  }

  private static func sides(from start: CGFloat, length: CGFloat?) -> (CGFloat, CGFloat) {
    guard let length, length.isFinite else {
      // As `CGRect.infinite`: both its ends are numbers.
      return (-CGFloat.greatestFiniteMagnitude / 2, .greatestFiniteMagnitude)
    }
    return (start, length)
  }
}
