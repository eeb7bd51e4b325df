import Foundation

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
    for update in updates { note(update) }
  }

  private mutating func note(_ update: CollectionUpdate) {
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
