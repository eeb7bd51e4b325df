package import Foundation

extension CollectionElement.Identity {
  /// The cell of an item.
  package static func cell(_ indexPath: IndexPath) -> Self {
    .cell(section: indexPath.section, item: indexPath.item)
  }

  /// A supplementary view; those of the whole layout have the item `Int.max`.
  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    indexPath.item == .max
      ? .layoutSupplementary(kind: kind, item: 0)
      : .supplementary(kind: kind, section: indexPath.section, item: indexPath.item)
  }

  /// The index path as UIKit has it: supplementary views of the whole layout have the item
  /// `Int.max`.
  package var indexPath: IndexPath {
    switch self {
    case .cell(let section, let item), .supplementary(_, let section, let item):
      IndexPath(item: item, section: section)
    case .layoutSupplementary: IndexPath(item: .max, section: 0)
    case .decoration(_, let section): IndexPath(item: 0, section: section)
    }
  }
}
