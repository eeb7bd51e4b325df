public import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UITableView {
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertItem($0) })
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteItem($0) })
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadItem($0) })
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }

  public func beginUpdates() {
    openUpdates += 1
    guard openUpdates == 1 else { return }
    // The counts before the updates must be loaded before the author changes the data.
    countsBeforeUpdates = counts
    batch = []
  }

  /// Applies the collected updates; heights are requested again (R-TABLE-19).
  public func endUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    guard openUpdates == 0, let all = batch else { return }
    batch = nil
    apply(all, from: countsBeforeUpdates)
    layOutAfterUpdates()
  }
}

extension UITableView: SnapshotView {
  /// Lays out immediately if the table has been laid out before.
  func layOutAfterUpdates() {
    if wasLaidOut, !isPlacingSubviews { layoutIfNeeded() }
  }

  /// Applies a batch of updates; remaining rows keep their cells and measured heights (R-TABLE-18).
  ///
  /// If the batch does not match the counts of the data source, an issue is reported and everything
  /// is reloaded.
  func apply(_ updates: [CollectionUpdate], from before: [Int]) {
    let (after, batch) = (currentCounts(), UpdateBatch(updates))
    let wrong =
      isPlacingSubviews ? [.updateDuringLayout] : UpdateCheck.issues(batch, from: before, to: after)
    guard wrong.isEmpty else {
      wrong.forEach { report($0) }
      return reloadData()
    }
    let mapping = UpdateMapping(batch)
    lastUpdates = updates
    rowCounts = after
    guard !needsReload else { return }
    moveViews(by: mapping, batch)
    measured = measured.moved(by: mapping, batch)
    selected = Set(selected.compactMap { mapping.item($0) })
    for path in batch.reconfiguredItems.sorted() {
      if let path = mapping.item(path) { reconfigure(path) }
    }
    // R-TABLE-19: the heights of visible rows are measured again.
    for element in shown.keys where element.isRow { measured.rows[element.indexPath] = nil }
    (preparedViews, hasViews) = ([:], [:])
    lengthsDidChange()
  }

  private func moveViews(by mapping: UpdateMapping, _ batch: UpdateBatch) {
    var moved: [CollectionElement.Identity: UIView] = [:]
    for (element, view) in shown.inElementOrder {
      if let target = place(of: element, after: mapping, batch) {
        moved[target] = view
      } else {
        replaced.append((view, element))
      }
    }
    shown = moved
  }

  private func place(
    of element: CollectionElement.Identity,
    after mapping: UpdateMapping,
    _ batch: UpdateBatch
  ) -> CollectionElement.Identity? {
    let path = element.indexPath
    guard !batch.reloadedSections.contains(path.section) else { return nil }
    switch element {
    case .cell:
      guard !batch.reloadedItems.contains(path) else { return nil }
      return mapping.item(path).map { .cell($0) }
    case .supplementary(let kind, let section, let item):
      return mapping.section(section).map { .supplementary(kind: kind, section: $0, item: item) }
    default: return element
    }
  }

  private func reconfigure(_ path: IndexPath) {
    measured.rows[path] = nil
    guard let existing = shown[.cell(path)] as? UITableViewCell,
      let cell = cell(at: path, existing: existing), cell !== existing
    else { return }
    replaced.append((existing, .cell(path)))
    show(cell, as: .cell(path))
  }
}
