public import Foundation
public import UIKitLayout

/// The settings that the sections of a layout have in common.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  public var scrollDirection = UICollectionViewScrollDirection.vertical
  /// Room between consecutive sections, empty ones too, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges that the content insets of sections that do not say are counted from.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration of the defaults.
  public override init() {}
}

extension UICollectionViewCompositionalLayoutConfiguration: NSCopying {
  /// Another configuration, alike in everything.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// The direction in which a layout's sections follow each other:
/// `UICollectionView.ScrollDirection`.
public enum UICollectionViewScrollDirection: Int, Sendable, CaseIterable {
  /// Downwards.
  case vertical = 0
  /// In reading direction.
  case horizontal = 1
}

/// Makes a section of its index and of the surroundings; `nil` where there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The surroundings, as a layout's author may ask for them.
public protocol NSCollectionLayoutEnvironment {
  /// The box that is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The box that something is laid out in.
public protocol NSCollectionLayoutContainer {
  /// The whole box, in points.
  var contentSize: CGSize { get }
  /// The box without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Its insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Its insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
