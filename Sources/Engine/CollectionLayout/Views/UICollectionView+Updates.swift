public import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// Shows sections that the data source has got, counted with them.
  public func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  /// Takes sections away that the data source has lost, counted with them.
  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  /// Moves a section, counted before, to where it is now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// Reloads sections, which may have other numbers of items.
  public func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  /// Shows items that the data source has got, counted with them.
  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertItem($0) })
  }

  /// Takes items away that the data source has lost, counted with them.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteItem($0) })
  }

  /// Moves an item, counted before, to where it is now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Asks for other cells for items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadItem($0) })
  }

  /// Reconfigures the existing cells of items.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }

  /// Updates the structure of the content, then what reloads and reconfigurations name in it.
  ///
  /// The data source says already what is there after both.
  ///
  /// - Parameters:
  ///   - updates: Deletions, insertions and moves.
  ///   - refreshes: Reloads and reconfigurations, counted after these.
  package func perform(_ updates: [CollectionUpdate], then refreshes: [CollectionUpdate]) {
    let before = counts
    if !updates.isEmpty { apply(updates, from: before) }
    if !refreshes.isEmpty { apply(refreshes, from: counts) }
    lastUpdates = updates + refreshes
    layOutAfterUpdates()
  }
}

extension UICollectionView: SnapshotView {
  func loadCounts() { _ = counts }
}

extension UICollectionView {
  /// Applies updates, or leaves them to the batch that is being put together.
  private func update(_ updates: [CollectionUpdate]) {
    guard batch == nil else {
      batch?.append(contentsOf: updates)
      return
    }
    performBatchUpdates { self.batch?.append(contentsOf: updates) }
  }

  /// Applies a batch: what stays keeps its views, and what a data source says otherwise is loaded
  /// anew.
  ///
  /// - Parameters:
  ///   - updates: In the order in which they were asked for.
  ///   - before: How many items the sections had.
  func apply(_ updates: [CollectionUpdate], from before: [Int]) {
    let (after, batch) = (currentCounts(), UpdateBatch(updates))
    let wrong =
      isPlacingSubviews ? [.updateDuringLayout] : UpdateCheck.issues(batch, from: before, to: after)
    guard wrong.isEmpty else {
      wrong.forEach { report($0) }
      // R-CV-24: whatever was wrong, what is shown is what the data source has.
      return reloadData()
    }
    let mapping = UpdateMapping(batch)
    lastUpdates = updates.map { $0.refreshed(by: mapping) }
    itemCounts = after
    // A reload makes updates unnecessary.
    guard !needsReload else { return }
    moveViews(by: mapping, batch)
    if batch.changesStructure, let old = preserved ?? resolver?.preservedLayoutState() {
      preserved = old.moved(by: mapping, batch)
      resolver = nil
    }
    refresh(batch, mapping)
    setNeedsLayout()
  }

  /// Lays out at once, where the view has been laid out before.
  func layOutAfterUpdates() {
    if resolver != nil || preserved != nil, !isPlacingSubviews { layoutIfNeeded() }
  }

  /// R-CV-25: what stays keeps its view; what goes or is reloaded gives it back after the layout.
  private func moveViews(by mapping: UpdateMapping, _ batch: UpdateBatch) {
    var moved: [CollectionElement.Identity: UICollectionReusableView] = [:]
    for (element, view) in shown {
      guard let target = place(of: element, after: mapping, batch) else {
        replaced.append(view)
        continue
      }
      moved[target] = view
      view.element = target
    }
    shown = moved
  }

  private func place(
    of element: CollectionElement.Identity,
    after mapping: UpdateMapping,
    _ batch: UpdateBatch
  ) -> CollectionElement.Identity? {
    switch element {
    case .layoutSupplementary: return element
    case .decoration(let kind, let section):
      return mapping.section(section).map { .decoration(kind: kind, section: $0) }
    case .cell(let section, _):
      let path = element.indexPath
      guard !batch.reloadedSections.contains(section), !batch.reloadedItems.contains(path) else {
        return nil
      }
      return mapping.item(path).map { .cell($0) }
    case .supplementary(let kind, let section, let item):
      // What hangs on groups and items is counted with them.
      guard !batch.reloadedSections.contains(section), let target = mapping.section(section),
        resolver?.hasBoundaryItem(ofKind: kind, section: section) ?? false
          || !mapping.changesItems(ofSection: section)
      else { return nil }
      return .supplementary(kind: kind, section: target, item: item)
    }
  }

  /// Reconfigures cells and invalidates the sizes of reloaded ones.
  private func refresh(_ batch: UpdateBatch, _ mapping: UpdateMapping) {
    for path in batch.reconfiguredItems.sorted() {
      if let path = mapping.item(path) { reconfigure(path) }
    }
    for path in batch.reloadedItems {
      if let path = mapping.item(path) { discardSize(ofItemAt: path) }
    }
  }

  /// R-CV-26: the data source is asked for a cell, and gets the one that the item has.
  private func reconfigure(_ path: IndexPath) {
    let element = CollectionElement.Identity.cell(path)
    if let existing = shown[element], let dataSource {
      let view = provided(for: element, existing: existing) {
        dataSource.collectionView(self, cellForItemAt: element.indexPath)
      }
      if view !== existing {
        replaced.append(existing)
        show(view, as: element)
      }
    }
    discardSize(ofItemAt: path)
  }

  /// Invalidates the size of a cell, which is measured again when it is visible.
  private func discardSize(ofItemAt path: IndexPath) {
    preserved?.discard(path)
    remeasure([.cell(path)])
  }
}

extension UpdateBatch {
  /// Whether anything comes, goes or moves, or may be more or less than before.
  fileprivate var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty)
  }
}

extension CollectionUpdate {
  /// The update with what it reloads or reconfigures counted after the batch.
  fileprivate func refreshed(by mapping: UpdateMapping) -> CollectionUpdate {
    switch self {
    case .reloadSection(let section): .reloadSection(mapping.section(section) ?? section)
    case .reloadItem(let path): .reloadItem(mapping.item(path) ?? path)
    case .reconfigureItem(let path): .reconfigureItem(mapping.item(path) ?? path)
    default: self
    }
  }
}
