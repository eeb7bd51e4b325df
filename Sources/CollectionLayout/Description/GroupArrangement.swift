import Foundation

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
