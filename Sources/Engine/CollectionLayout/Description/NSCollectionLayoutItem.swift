public import Foundation
public import UIKitLayout

/// An item that a group holds: a cell, or a group of them.
open class NSCollectionLayoutItem: NSObject {
  /// The rules of its size.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views that hang on it.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far its frame stays inside of its slot; neighbours do not move.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of its slot.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size, and what hangs on it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
