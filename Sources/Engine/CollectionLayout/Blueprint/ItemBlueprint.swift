import Foundation
import UIKitLayout
import ViewLayout

/// An item or a group as a value: equal ones are laid out alike, and once.
struct ItemBlueprint: Hashable, Sendable {
  var size: SizeRule
  var insets = NSDirectionalEdgeInsets.zero
  var edges = EdgeRule()
  var anchored: [AnchoredBlueprint] = []
  /// The items in it and their arrangement; `nil` for an item.
  var group: GroupBlueprint?

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}
