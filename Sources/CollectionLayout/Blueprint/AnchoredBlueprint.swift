/// A view that hangs on an item or on a group, as a value.
struct AnchoredBlueprint: Hashable, Sendable {
  var kind: String
  var size: SizeRule
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 1
  var containerAnchor: AnchorRule
  var itemAnchor: AnchorRule?

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}
