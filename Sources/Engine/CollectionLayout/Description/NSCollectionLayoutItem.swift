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

extension NSCollectionLayoutItem: NSCopying {
  /// Another item of the same kind, alike in everything that can be changed.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = unadorned
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// A new item of the same kind; what every item has is not yet as here.
  private var unadorned: NSCollectionLayoutItem {
    switch self {
    case let group as NSCollectionLayoutGroup: Self.duplicate(of: group)
    case let decoration as NSCollectionLayoutDecorationItem: Self.duplicate(of: decoration)
    case let boundary as NSCollectionLayoutBoundarySupplementaryItem: Self.duplicate(of: boundary)
    case let supplementary as NSCollectionLayoutSupplementaryItem: Self.duplicate(of: supplementary)
    default:
      NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    }
  }
}

/// A subclass's own copy: what is inherited is added by the caller.
extension NSCollectionLayoutItem {
  private static func duplicate(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(
      layoutSize: group.layoutSize,
      axis: group.axis,
      arrangement: group.arrangement
    )
    copy.interItemSpacing = group.interItemSpacing
    copy.supplementaryItems = group.supplementaryItems
    return copy
  }

  private static func duplicate(
    of decoration: NSCollectionLayoutDecorationItem
  ) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: decoration.elementKind)
    copy.zIndex = decoration.zIndex
    return copy
  }

  private static func duplicate(
    of item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: item.layoutSize,
      elementKind: item.elementKind,
      alignment: item.alignment,
      absoluteOffset: item.offset
    )
    (copy.zIndex, copy.extendsBoundary) = (item.zIndex, item.extendsBoundary)
    (copy.pinToVisibleBounds, copy.topPadding) = (item.pinToVisibleBounds, item.topPadding)
    return copy
  }

  private static func duplicate(
    of item: NSCollectionLayoutSupplementaryItem
  ) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: item.layoutSize,
      elementKind: item.elementKind,
      containerAnchor: item.containerAnchor,
      anchor: item.itemAnchor
    )
    copy.zIndex = item.zIndex
    return copy
  }
}
