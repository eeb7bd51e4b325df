import Foundation

/// The heights that were measured of a table's parts, which outlive updates.
struct TableMeasurements {
  /// In points, by the row.
  var rows: [IndexPath: CGFloat] = [:]
  /// By the section.
  var headers: [Int: CGFloat] = [:]
  /// By the section.
  var footers: [Int: CGFloat] = [:]
}

extension TableMeasurements {
  /// R-TABLE-18: those of what stays, counted as it is after an update.
  func moved(by mapping: UpdateMapping, _ batch: UpdateBatch) -> TableMeasurements {
    var moved = TableMeasurements()
    for (path, height) in rows
    where !batch.reloadedItems.contains(path) && !batch.reloadedSections.contains(path.section) {
      if let target = mapping.item(path) { moved.rows[target] = height }
    }
    func sections(_ heights: [Int: CGFloat]) -> [Int: CGFloat] {
      heights.reduce(into: [:]) { moved, entry in
        guard !batch.reloadedSections.contains(entry.key) else { return }
        if let target = mapping.section(entry.key) { moved[target] = entry.value }
      }
    }
    (moved.headers, moved.footers) = (sections(headers), sections(footers))
    return moved
  }
}
