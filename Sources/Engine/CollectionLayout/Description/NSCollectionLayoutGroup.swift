public import Foundation
import ViewLayout

/// Computes the places of a group's items; the environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a row or in a column; a section repeats it for as long as it has items.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let axis: Axis
  let arrangement: GroupArrangement
  /// Room between neighbours in the group.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The supplementary views that hang on the group.
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

  /// The items that the group repeats; none in a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .list(let subitems): subitems
    case .sharing(let subitem, _), .repeating(let subitem, _): [subitem]
    case .custom: []
    }
  }
}

extension NSCollectionLayoutGroup {
  /// As many of the items, again and again, as fit in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, axis: .horizontal, arrangement: .list(subitems))
  }

  /// As many of the items, again and again, as fit in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, axis: .vertical, arrangement: .list(subitems))
  }

  /// So many of an item in a row, which share the width.
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

  /// So many of an item in a column, which share the height.
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

  /// So many of an item in a row, each as wide as it says.
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

  /// So many of an item in a column, each as high as it says.
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

  /// Items at frames that the author computes.
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

/// How a group finds its items' places.
enum GroupArrangement {
  /// As many of the list's items, again and again, as fit.
  case list([NSCollectionLayoutItem])
  /// So many of one item, which share the length.
  case sharing(NSCollectionLayoutItem, count: Int)
  /// So many of one item, each as long as it says.
  case repeating(NSCollectionLayoutItem, count: Int)
  /// Frames that the author computes.
  case custom(NSCollectionLayoutGroupCustomItemProvider)
}

/// A place in a group whose author computes the frames.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Its frame in the group, in points.
  public let frame: CGRect
  /// How far in front it is drawn.
  public let zIndex: Int

  /// Makes a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a place that is drawn in front of those of a smaller index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension NSCollectionLayoutGroupCustomItem: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
