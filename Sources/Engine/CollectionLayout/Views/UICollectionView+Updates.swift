public import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UICollectionView {
  public func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  public func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertItem($0) })
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteItem($0) })
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadItem($0) })
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }
}

extension UICollectionView: SnapshotView {
  /// Applies a batch of updates; elements that remain keep their views.
  ///
  /// If the batch does not match the counts of the data source, an issue is reported and everything
  /// is reloaded.
  ///
  /// - Parameters:
  ///   - updates: The updates, in the order of their calls.
  ///   - before: The numbers of items in the sections before the batch.
  func apply(_ updates: [CollectionUpdate], from before: [Int]) {
    let (after, batch) = (currentCounts(), UpdateBatch(updates))
    let wrong =
      isPlacingSubviews ? [.updateDuringLayout] : UpdateCheck.issues(batch, from: before, to: after)
    guard wrong.isEmpty else {
      wrong.forEach { report($0) }
      // R-CV-24: after an invalid batch, the view shows the contents of the data source.
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

  /// Lays out immediately if the view has been laid out before.
  func layOutAfterUpdates() {
    if resolver != nil || preserved != nil, !isPlacingSubviews { layoutIfNeeded() }
  }

  /// Moves the views of remaining elements; views of deleted or reloaded elements are recycled
  /// after the layout (R-CV-25).
  private func moveViews(by mapping: UpdateMapping, _ batch: UpdateBatch) {
    var moved: [CollectionElement.Identity: UICollectionReusableView] = [:]
    for (element, view) in shown.inElementOrder {
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
      // Supplementary views of groups and items are numbered with the items.
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

  /// Reconfigures an item's cell: the data source dequeues the existing cell again (R-CV-26).
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

  /// Discards the measured size of a cell, which is measured again when it is visible.
  private func discardSize(ofItemAt path: IndexPath) {
    preserved?.discard(path)
    remeasure([.cell(path)])
  }
}

extension UpdateBatch {
  /// Whether the batch deletes, inserts, moves or reloads sections, or deletes, inserts or moves
  /// items.
  fileprivate var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty)
  }
}

extension CollectionUpdate {
  /// Returns the update with the indices of reloads and reconfigurations after the batch.
  fileprivate func refreshed(by mapping: UpdateMapping) -> CollectionUpdate {
    switch self {
    case .reloadSection(let section): .reloadSection(mapping.section(section) ?? section)
    case .reloadItem(let path): .reloadItem(mapping.item(path) ?? path)
    case .reconfigureItem(let path): .reconfigureItem(mapping.item(path) ?? path)
    default: self
    }
  }
}
