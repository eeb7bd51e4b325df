public import Foundation
public import UIKitLayout
public import ViewLayout

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
  var subsequentTop: CGFloat = 0

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

extension NSCollectionLayoutSection: NSCopying {
  /// Another section of the same group, alike in everything that can be changed.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    (copy.decorationItems, copy.subsequentTop) = (decorationItems, subsequentTop)
    return copy
  }
}

/// How a section scrolls across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// Not at all: its groups follow each other along the layout's direction.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// Page by page, each as long as what is in sight.
  case paging = 3
  /// Group by group.
  case groupPaging = 4
  /// Group by group, each in the middle.
  case groupPagingCentered = 5
}

/// The edges that a section's content insets are counted from.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  /// The edges that the layout's configuration names.
  case automatic = 0
  /// The collection view's edges.
  case none = 1
  /// Its safe area.
  case safeArea = 2
  /// Its layout margins.
  case layoutMargins = 3
  /// Its margins, and at most the width in which text reads well.
  case readableContent = 4
}

/// An element in sight, as a section's handler sees it.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front it is drawn.
  var zIndex: Int { get set }
  /// Whether it is left out of the drawing.
  var isHidden: Bool { get set }
  /// The middle of its frame.
  var center: CGPoint { get set }
  /// How it is moved, turned and scaled about its middle.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary view or a decoration; empty for a cell.
  var name: String { get }
  /// Its section, and its place in it.
  var indexPath: IndexPath { get }
  /// The frame after the transform, in the content's coordinates.
  var frame: CGRect { get }
  /// The frame's size, without the transform.
  var bounds: CGRect { get }
  /// A cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  var representedElementKind: String? { get }
}
