import Foundation
import UIKitLayout

/// A section as a value; equal values are solved only once.
struct SectionBlueprint: Hashable, Sendable {
  var group: ItemBlueprint
  /// The content insets, including the insets that they are relative to.
  var insets = NSDirectionalEdgeInsets.zero
  /// The insets of boundary items on the cross axis.
  var boundaryInsets = NSDirectionalEdgeInsets.zero
  var interGroupSpacing: CGFloat = 0
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var boundaryItems: [BoundaryBlueprint] = []
  var decorations: [DecorationBlueprint] = []
}

/// A decoration behind a section, as a value.
struct DecorationBlueprint: Hashable, Sendable {
  var kind: String
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 0
}

/// A boundary item of a section or of the whole layout, as a value.
struct BoundaryBlueprint: Hashable, Sendable {
  var kind: String
  var size: SizeRule
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
  var alignment: NSRectAlignment
  var offset: CGPoint
  var extends: Bool
  var pins: Bool
  /// The padding above a header, in points; 0 for other items.
  var topPadding: CGFloat

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}
