public import Foundation

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
