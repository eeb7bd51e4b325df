import Foundation

/// A view of the layout's own, behind a section.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the layout has a class for.
  public let elementKind: String
  /// How far in front it is drawn.
  public var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view behind the whole section, with its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
