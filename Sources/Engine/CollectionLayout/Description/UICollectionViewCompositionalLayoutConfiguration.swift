public import Foundation
public import UIKitLayout

/// The settings that apply to all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var scrollDirection = UICollectionViewScrollDirection.vertical
  /// The spacing between consecutive sections, including empty ones, in points.
  public var interSectionSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {}
}

extension UICollectionViewCompositionalLayoutConfiguration: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// The direction in which sections follow each other: `UICollectionView.ScrollDirection`.
public enum UICollectionViewScrollDirection: Int, Sendable, CaseIterable {
  case vertical = 0
  case horizontal = 1
}

/// Returns the section with an index for an environment, or `nil` if there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The container and the traits that a layout is computed for.
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The size and the insets of a container.
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
