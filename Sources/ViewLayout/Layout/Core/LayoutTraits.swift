/// What a parent asks of a node before it asks for sizes.
struct LayoutTraits {
  /// Whether the answer on one axis may depend on the proposal on the other.
  var isCoupled: Bool
  /// The guides that the node may have explicit values of.
  var guides: GuideMask
  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing
  /// The priority with which a stack serves the node.
  var priority: Double
}
