package import Foundation

/// One line of a batch update of a collection view.
///
/// A line that deletes, and the place where a move begins, count in the sections and items before
/// the update; a line that inserts, reloads or reconfigures, and the place where a move ends, in
/// those after it. Items that go with a deleted section or come with an inserted one have no line
/// of their own; an item that survives its section, or came to be in a new one, is a move.
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

/// The updates of one batch.
///
/// Reloads and reconfigurations count in the sections and items before it, as deletions do.
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
