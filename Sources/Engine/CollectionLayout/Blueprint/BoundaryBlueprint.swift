import Foundation
import UIKitLayout

/// A view at an edge of a section or of the whole layout, as a value.
struct BoundaryBlueprint: Hashable, Sendable {
  var kind: String
  var size: SizeRule
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
  var alignment: NSRectAlignment
  var offset: CGPoint
  var extends: Bool
  var pins: Bool
  /// The room above a header, in points.
  var topPadding: CGFloat

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}
