import Foundation

extension CollectionElement {
  /// The element as UIKit names it: layout-wide supplementary views have the item `Int.max`.
  package var attributes: UICollectionViewLayoutAttributes {
    let attributes =
      switch identity {
      case .cell(let section, let item):
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      case .supplementary(let kind, let section, let item):
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind,
          with: IndexPath(item: item, section: section)
        )
      case .layoutSupplementary(let kind, _):
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind,
          with: IndexPath(item: .max, section: 0)
        )
      case .decoration(let kind, let section):
        UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: kind,
          with: IndexPath(item: 0, section: section)
        )
      }
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }
}
