import Foundation

/// A section or an item that an update speaks of.
enum UpdatePlace: Hashable {
  case section(Int)
  case item(IndexPath)
}

extension UpdatePlace {
  /// Whether there is such a section or item.
  ///
  /// - Parameter counts: How many items each section has.
  /// - Returns: Whether it is among them.
  func isIn(_ counts: [Int]) -> Bool {
    switch self {
    case .section(let section): counts.indices.contains(section)
    case .item(let path):
      counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
  }
}

extension CollectionUpdate {
  /// The place that it takes away or changes, counted before its batch, and the place that it puts
  /// in, counted after; a reload does both at one place, of which the first is named.
  var places: (old: UpdatePlace?, new: UpdatePlace?) {
    switch self {
    case .deleteSection(let section), .reloadSection(let section): (.section(section), nil)
    case .insertSection(let section): (nil, .section(section))
    case .moveSection(let section, let target): (.section(section), .section(target))
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path):
      (.item(path), nil)
    case .insertItem(let path): (nil, .item(path))
    case .moveItem(let path, let target): (.item(path), .item(target))
    }
  }

  /// Whether it leaves everything where it is and as it is.
  var isReconfiguration: Bool {
    if case .reconfigureItem = self { true } else { false }
  }
}
