import Foundation
import UIKitLayout

/// A view at an edge of a section or of the whole layout, as a value.
struct BoundaryBlueprint: Hashable, Sendable {
  var kind: String
  var size: SizeRule
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 1
  var alignment: NSRectAlignment
  var offset = CGPoint.zero
  var extends = true
  var pins = false
  /// R-LIST-8: the room above a header, in points.
  var topPadding: CGFloat = 0

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}
