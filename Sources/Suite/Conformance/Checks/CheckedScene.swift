internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A layout as checks see it.
struct CheckedScene {
  /// The layout, with the lines of its texts and the traits of its nodes.
  var tree: ResolvedTree
  /// What the scene was proposed, in points, without the safe area that it keeps free.
  var proposal: ProposedViewSize
  /// The rectangle that is in sight, in the scene's coordinates; infinite along an axis that nothing
  /// is proposed along.
  var window: CGRect
}
