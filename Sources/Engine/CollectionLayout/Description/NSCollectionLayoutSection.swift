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
  public var interGroupSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
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
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
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
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary view or a decoration; empty for a cell.
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionElementCategory { get }
  var representedElementKind: String? { get }
}
