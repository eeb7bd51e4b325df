public import Foundation
public import UIKitLayout

/// The settings that apply to all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var scrollDirection = UICollectionViewScrollDirection.vertical
  /// The spacing between consecutive sections, including empty ones, in points.
  public var interSectionSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges that content insets are relative to, for sections whose reference is `automatic`.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the default values.
  public override init() {}
}

extension UICollectionViewCompositionalLayoutConfiguration: NSCopying {
  /// Returns a new configuration with equal properties.
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
  /// The container that is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size and the insets of a container.
public protocol NSCollectionLayoutContainer {
  /// The size of the container, in points.
  var contentSize: CGSize { get }
  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
