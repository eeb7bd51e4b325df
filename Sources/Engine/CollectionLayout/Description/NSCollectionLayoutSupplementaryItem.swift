import Foundation

/// A view that hangs on an item or on a group: a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for.
  public let elementKind: String
  /// The point of what it hangs on.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Its own point that lies there; `nil` for the one at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it is drawn.
  public var zIndex = 1

  /// Makes a view that hangs on a point, by the same point of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      anchor: nil
    )
  }

  /// Makes a view that hangs on a point by a point of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      anchor: itemAnchor
    )
  }

  init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    anchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}
