public import Foundation
import UIKitLayout

/// The selection of rows (R-TABLE-24).
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    guard allowsSelection, indexPath.count == 2,
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return }
    if !allowsSeveral { selectRow(at: nil, animated: animated, scrollPosition: .none) }
    selected.insert(indexPath)
    cellForRow(at: indexPath)?.isSelected = true
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForRow(at: indexPath)?.isSelected = false
  }

  /// Simulates a tap on the visible cell that has an accessibility identifier.
  ///
  /// - Returns: Whether there is a cell that can be selected.
  func selectCell(called identifier: String) -> Bool {
    let cell = visibleCells.first { $0.accessibilityIdentifier == identifier }
    guard let cell, let path = indexPath(for: cell), allowsSelection,
      !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
    if allowsSeveral, selected.contains(path) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return true }
    let old = allowsSeveral ? [] : selected.filter { $0 != chosen }.sorted()
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
