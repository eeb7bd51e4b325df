public import Foundation
public import UIKitLayout

/// An item of a group: a cell or a nested group.
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item's frame from its slot; neighbors do not move.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

extension NSCollectionLayoutItem: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = unadorned
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// A copy of the item without its `contentInsets` and `edgeSpacing`; `copy(with:)` sets those.
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

/// Copies of the subclasses' properties; the caller adds the inherited ones.
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
