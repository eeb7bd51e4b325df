public import Foundation
import ViewLayout

/// Computes the frames of a group's items; the environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column; a section repeats the group until all its items are placed.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let axis: Axis
  let arrangement: GroupArrangement
  public var interItemSpacing: NSCollectionLayoutSpacing?
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }
  private var anchored: [NSCollectionLayoutSupplementaryItem] = []

  init(layoutSize: NSCollectionLayoutSize, axis: Axis, arrangement: GroupArrangement) {
    self.axis = axis
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .list(let subitems): subitems
    case .sharing(let subitem, _), .repeating(let subitem, _): [subitem]
    case .custom: []
    }
  }
}

extension NSCollectionLayoutGroup {
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, axis: .horizontal, arrangement: .list(subitems))
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, axis: .vertical, arrangement: .list(subitems))
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: .horizontal,
      arrangement: .sharing(subitem, count: count)
    )
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: .vertical,
      arrangement: .sharing(subitem, count: count)
    )
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: .horizontal,
      arrangement: .repeating(subitem, count: count)
    )
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: .vertical,
      arrangement: .repeating(subitem, count: count)
    )
  }

  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: .vertical,
      arrangement: .custom(itemProvider)
    )
  }
}

/// The way in which a group determines the frames of its items.
enum GroupArrangement {
  /// Repeats the items in order, as many as fit.
  case list([NSCollectionLayoutItem])
  /// A number of copies of one item, which share the length of the group's axis equally.
  case sharing(NSCollectionLayoutItem, count: Int)
  /// A number of copies of one item, each with the length of its layout size.
  case repeating(NSCollectionLayoutItem, count: Int)
  /// Frames that a closure computes.
  case custom(NSCollectionLayoutGroupCustomItemProvider)
}

/// The frame of an item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension NSCollectionLayoutGroupCustomItem: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
