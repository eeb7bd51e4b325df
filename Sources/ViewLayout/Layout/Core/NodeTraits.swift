/// The facts that a node tells its parent of itself before it is asked for any size.
struct NodeTraits {
  /// Whether the answer on one axis may depend on the proposal on the other.
  var isCoupled = false
  /// Whether something at or below the node is placed by where it is, and has to be placed again
  /// when anything around it moves.
  var dependsOnOrigin = false
  /// The guides that the node may have explicit values of.
  var guides: GuideMask = []
  /// The priority with which a stack serves the node, before a `layoutPriority` around it.
  var priority = 0.0
  /// The distances that the node prefers to its neighbours.
  var spacing = ViewSpacing.standard
  /// Whether these are the usual ones.
  var hasStandardSpacing = false
}

extension NodeTraits {
  /// Whether nobody around a node that is not coupled can tell one from the other.
  func tellsTheSame(as other: NodeTraits) -> Bool {
    !isCoupled && !other.isCoupled && guides.isEmpty && other.guides.isEmpty
      && dependsOnOrigin == other.dependsOnOrigin && priority == other.priority
      && spacing.isIdentical(to: other.spacing)
  }
}
