import CollectionLayout
import Foundation

/// The difference of two snapshots by the rules R-DIFF in quadratic time, as an oracle.
struct PlainDifference {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Character, Int>

  private let old: [UpdateReplay.Section]
  private let new: [UpdateReplay.Section]

  init(from old: Snapshot, to new: Snapshot) {
    self.old = UpdateReplay.sections(of: old)
    self.new = UpdateReplay.sections(of: new)
  }
}

extension PlainDifference {
  var updates: [CollectionUpdate] {
    let (names, oldNames) = (new.map(\.name), old.map(\.name))
    let items = Set(new.flatMap(\.items))
    let known = Set(old.flatMap(\.items))
    let stayingNames = staying(names, oldNames)
    var updates: [CollectionUpdate] = []
    for (index, name) in oldNames.enumerated() where !names.contains(name) {
      updates.append(.deleteSection(index))
    }
    for (index, name) in names.enumerated() where !oldNames.contains(name) {
      updates.append(.insertSection(index))
    }
    for (index, name) in names.enumerated() {
      guard let source = oldNames.firstIndex(of: name), !stayingNames.contains(name) else {
        continue
      }
      updates.append(.moveSection(source, to: index))
    }
    for path in paths(old) where names.contains(old[path.section].name) {
      if !items.contains(item(path, old)) { updates.append(.deleteItem(path)) }
    }
    for path in paths(new) where oldNames.contains(new[path.section].name) {
      if !known.contains(item(path, new)) { updates.append(.insertItem(path)) }
    }
    let stayingItems = Set(
      new.flatMap { section in
        staying(section.items, old.first { $0.name == section.name }?.items ?? [])
      }
    )
    for path in paths(new) where !stayingItems.contains(item(path, new)) {
      let source = paths(old).first { item($0, old) == item(path, new) }
      if let source { updates.append(.moveItem(source, to: path)) }
    }
    return updates
  }

  private func paths(_ sections: [UpdateReplay.Section]) -> [IndexPath] {
    sections.enumerated().flatMap { position, section in
      section.items.indices.map { IndexPath(item: $0, section: position) }
    }
  }

  private func item(_ path: IndexPath, _ sections: [UpdateReplay.Section]) -> Int {
    sections[path.section].items[path.item]
  }

  /// Returns a longest common subsequence, with common ends kept and old elements skipped first.
  private func staying<Element: Equatable>(_ new: [Element], _ old: [Element]) -> [Element] {
    let start = zip(new, old).prefix { $0 == $1 }.count
    let (newRest, oldRest) = (new.dropFirst(start), old.dropFirst(start))
    let end = zip(newRest.reversed(), oldRest.reversed()).prefix { $0 == $1 }.count
    let middle = longest(Array(newRest.dropLast(end)), Array(oldRest.dropLast(end)))
    return new.prefix(start) + middle + new.suffix(end)
  }

  private func longest<Element: Equatable>(_ new: [Element], _ old: [Element]) -> [Element] {
    // The lengths of the longest common subsequences of the remaining elements.
    var lengths = Array(
      repeating: Array(repeating: 0, count: old.count + 1),
      count: new.count + 1
    )
    for row in new.indices.reversed() {
      for column in old.indices.reversed() {
        lengths[row][column] =
          new[row] == old[column]
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    var result: [Element] = []
    while row < new.count, column < old.count {
      if lengths[row][column] == lengths[row][column + 1] {
        column += 1
      } else if lengths[row][column] == lengths[row + 1][column] {
        row += 1
      } else {
        result.append(new[row])
        (row, column) = (row + 1, column + 1)
      }
    }
    return result
  }
}
