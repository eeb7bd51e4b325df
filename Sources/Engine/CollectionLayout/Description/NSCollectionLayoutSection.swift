public import Foundation
public import UIKitLayout

/// Told of a section's elements in sight, and may change how they look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A group that is repeated, with what lies around and behind the groups.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// How far the groups stay inside of the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between consecutive groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The edges that the content insets are counted from.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that headers and footers count the content insets from.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and what lies at the other edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the content insets across the layout's direction.
  public var supplementariesFollowContentInsets = true
  /// Told of the elements in sight whenever the layout is solved or scrolled.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decorations behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How much more room is above a section of a list that is not the first one, in points.
  var laterTop: CGFloat = 0

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
