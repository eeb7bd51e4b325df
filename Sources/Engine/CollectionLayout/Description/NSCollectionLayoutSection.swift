public import Foundation
public import UIKitLayout
public import ViewLayout

/// Called with the visible elements of a section; it may change their appearance.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section that repeats a group, with insets, boundary items and decorations.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between consecutive groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The edges that the content insets are relative to.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that the content insets of headers and footers are relative to.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset by the content insets on the cross axis.
  public var supplementariesFollowContentInsets = true
  /// Called with the visible elements after each layout and each scroll.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The additional inset, in points, at the top of each list section except the first.
  var subsequentTop: CGFloat = 0

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

extension NSCollectionLayoutSection: NSCopying {
  /// Returns a new section with the same group and equal properties.
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

/// The ways in which a section scrolls orthogonally to the layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// No orthogonal scrolling; the groups follow each other along the scroll direction.
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  /// Scrolling by one group at a time, which is centered.
  case groupPagingCentered = 5
}

/// The edges that a section's content insets are relative to.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// A visible element, as passed to a section's `visibleItemsInvalidationHandler`.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The drawing order; elements with larger values are in front.
  var zIndex: Int { get set }
  /// Whether the element is not drawn.
  var isHidden: Bool { get set }
  /// The center of the element's frame.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary view or a decoration; empty for a cell.
  var name: String { get }
  /// The section and the index of the item in it.
  var indexPath: IndexPath { get }
  /// The frame after the transform, in the content's coordinates.
  var frame: CGRect { get }
  /// The rectangle at the origin with the element's size before the transform.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  var representedElementKind: String? { get }
}
