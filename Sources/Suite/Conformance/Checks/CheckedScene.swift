internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// A layout with the proposal and the window that checks compare it with.
struct CheckedScene {
  /// The layout, with the lines of its texts and the traits of its nodes.
  var tree: ResolvedTree
  /// The proposal of the scene, in points, without the safe area.
  var proposal: LayoutProposal
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
    proposal: LayoutProposal,
    environment: LayoutEnvironment = LayoutEnvironment()
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

extension LayoutEnvironment {
  /// Returns the proposal to the root (R-PROP-9, R-SAFE-5).
  ///
  /// It is the window's proposal without the safe area insets and the keyboard.
  fileprivate func safeProposal(of proposal: LayoutProposal) -> LayoutProposal {
    let insets = safeArea ?? Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let width = insets.leading + insets.trailing
    let height = insets.top + max(insets.bottom, keyboard)
    return LayoutProposal(
      width: width == 0 ? proposal.width : proposal.width.map { max(0, $0 - width) },
      height: height == 0 ? proposal.height : proposal.height.map { max(0, $0 - height) }
    )
  }
}

extension CGRect {
  /// Creates a window of a proposal's size, which is unbounded on both sides along an unspecified
  /// or infinite axis.
  init(window proposal: LayoutProposal, at corner: CGPoint = .zero) {
    let (x, width) = Self.sides(from: corner.x, length: proposal.width)
    let (y, height) = Self.sides(from: corner.y, length: proposal.height)
    self.init(x: x, y: y, width: width, height: height)
  }

  private static func sides(from start: CGFloat, length: Double?) -> (CGFloat, CGFloat) {
    guard let length, length.isFinite else {
      // The same values as `CGRect.infinite`, so that both ends are finite numbers.
      return (-CGFloat.greatestFiniteMagnitude / 2, .greatestFiniteMagnitude)
    }
    return (start, length)
  }
}
