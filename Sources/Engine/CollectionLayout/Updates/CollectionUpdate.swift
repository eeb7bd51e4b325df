package import Foundation

/// A single update in a batch update of a collection view.
///
/// Deletions, and the sources of moves, use the sections and items before the batch. Insertions,
/// reloads, reconfigurations, and the targets of moves use those after it. Items that are deleted
/// or inserted with their section have no separate update. An item that leaves a deleted section or
/// enters an inserted one is a move.
package enum CollectionUpdate: Hashable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  case moveSection(Int, to: Int)
  case deleteItem(IndexPath)
  case insertItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
  case reloadSection(Int)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
}

extension CollectionUpdate: CustomStringConvertible {
  /// The update as a line of an `updates` block.
  package var description: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let section, let target): "move section \(section) -> \(target)"
    case .deleteItem(let path): "delete item \(Self.text(path))"
    case .insertItem(let path): "insert item \(Self.text(path))"
    case .moveItem(let path, let target): "move item \(Self.text(path)) -> \(Self.text(target))"
    case .reloadSection(let section): "reload section \(section)"
    case .reloadItem(let path): "reload item \(Self.text(path))"
    case .reconfigureItem(let path): "reconfigure item \(Self.text(path))"
    }
  }

  private static func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
}

/// A section or an item that an update refers to.
enum UpdatePlace: Hashable {
  case section(Int)
  case item(IndexPath)
}

extension UpdatePlace {
  /// Returns whether the section or item exists.
  ///
  /// - Parameter counts: The number of items in each section.
  /// - Returns: Whether the section or item exists.
  func isIn(_ counts: [Int]) -> Bool {
    switch self {
    case .section(let section): counts.indices.contains(section)
    case .item(let path):
      counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
  }
}

extension CollectionUpdate {
  /// The place that the update removes or changes, and the place that it inserts.
  ///
  /// The former uses the sections and items before the batch, the latter those after it. A reload
  /// has only the former.
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

  /// Whether the update neither moves nor replaces anything.
  var isReconfiguration: Bool {
    if case .reconfigureItem = self { true } else { false }
  }
}

/// The updates of a batch, by kind.
///
/// Reloads and reconfigurations use the sections and items before the batch, as deletions do.
struct UpdateBatch {
  private(set) var updates: [CollectionUpdate]
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var reloadedSections: Set<Int> = []
  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var movedItems: [IndexPath: IndexPath] = [:]
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var reconfiguredItems: Set<IndexPath> = []

  init(_ updates: [CollectionUpdate]) {
    self.updates = updates
    for update in updates { record(update) }
  }

  private mutating func record(_ update: CollectionUpdate) {
    switch update {
    case .deleteSection(let section): deletedSections.insert(section)
    case .insertSection(let section): insertedSections.insert(section)
    case .moveSection(let section, let target): movedSections[section] = target
    case .reloadSection(let section): reloadedSections.insert(section)
    case .deleteItem(let path): deletedItems.insert(path)
    case .insertItem(let path): insertedItems.insert(path)
    case .moveItem(let path, let target): movedItems[path] = target
    case .reloadItem(let path): reloadedItems.insert(path)
    case .reconfigureItem(let path): reconfiguredItems.insert(path)
    }
  }
}
