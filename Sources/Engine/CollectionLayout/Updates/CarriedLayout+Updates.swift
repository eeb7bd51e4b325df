import Foundation

extension CarriedLayout {
  /// Counts everything as it is after an update.
  ///
  /// R-CV-27: what was measured of an item that stays in its section is not measured again; what is
  /// reloaded is.
  func moved(by mapping: UpdateMapping, _ batch: UpdateBatch) -> CarriedLayout {
    var moved = self
    moved.orthogonalOffsets = mapped(orthogonalOffsets, by: mapping)
    moved.measurements = [:]
    for (section, measured) in measurements where !batch.reloadedSections.contains(section) {
      guard let target = mapping.section(section) else { continue }
      moved.measurements[target] = measured.moved { item in
        let path = IndexPath(item: item, section: section)
        guard !batch.reloadedItems.contains(path), let new = mapping.item(path),
          new.section == target
        else { return nil }
        return new.item
      }
    }
    return moved
  }

  /// Forgets what was measured of a cell.
  mutating func forget(_ path: IndexPath) {
    measurements[path.section] = measurements[path.section]?.moved { $0 == path.item ? nil : $0 }
  }

  private func mapped<Value>(_ values: [Int: Value], by mapping: UpdateMapping) -> [Int: Value] {
    values.reduce(into: [:]) { mapped, entry in
      if let section = mapping.section(entry.key) { mapped[section] = entry.value }
    }
  }
}
