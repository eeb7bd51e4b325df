import CollectionLayout
import ViewLayout

/// A simple model of a section snapshot: a list of rows with linear searches, as an oracle.
struct TreeModel: Equatable {
  var rows: [TreeRow] = []
}

extension TreeModel {
  var items: [Int] { rows.map(\.item) }

  func index(of item: Int) -> Int? { items.firstIndex(of: item) }

  /// Returns the rows of an item and its descendants.
  func range(of item: Int) -> Range<Int>? {
    index(of: item).map { index in
      let end = rows[(index + 1)...].firstIndex { $0.level <= rows[index].level }
      return index..<(end ?? rows.count)
    }
  }

  func parent(of item: Int) -> Int? {
    index(of: item).flatMap { index in
      rows[..<index].last { $0.level == rows[index].level - 1 }?.item
    }
  }

  func isVisible(_ item: Int) -> Bool {
    guard let parent = parent(of: item) else { return true }
    return rows.contains { $0.item == parent && $0.isExpanded } && isVisible(parent)
  }

  /// Performs a call according to the rules R-TREE.
  ///
  /// - Returns: The reason why the call is rejected, and its result; both are `nil` if there is
  ///   none.
  mutating func perform(_ call: TreeCall) -> (refusal: IssueKind?, value: Int?) {
    if let kind = refusal(of: call) { return (kind, nil) }
    switch call {
    case .append(let items, let parent):
      let end = parent.flatMap { range(of: $0)?.upperBound } ?? rows.count
      put(items.map { TreeRow(item: $0) }, at: end, level: childLevel(of: parent))
    case .insert(let items, let isAfter, let other):
      put(items.map { TreeRow(item: $0) }, isAfter, other)
    case .delete(let items):
      for item in items {
        if let range = range(of: item) { rows.removeSubrange(range) }
      }
    case .deleteAll: rows = []
    case .expand(let items): expand(items, true)
    case .collapse(let items): expand(items, false)
    case .insertSnapshot(let new, let isAfter, let other):
      let value = isAfter && !new.isEmpty ? returned(after: other) : nil
      put(new, isAfter, other)
      return (nil, value)
    case .replace(let parent, let new):
      guard let range = range(of: parent) else { break }
      rows.removeSubrange(range.dropFirst())
      put(new, at: range.lowerBound + 1, level: childLevel(of: parent))
    }
    return (nil, nil)
  }
}

extension TreeModel {
  private func refusal(of call: TreeCall) -> IssueKind? {
    switch call {
    case .append(let new, let parent):
      if new.isEmpty { return nil }
      if let parent, index(of: parent) == nil { return .unknownParent }
      return duplicates(new, among: items)
    case .insert(let new, _, let other):
      if new.isEmpty { return nil }
      return index(of: other) == nil ? .unknownDestination : duplicates(new, among: items)
    case .delete(let items): return items.allSatisfy(self.items.contains) ? nil : .unknownItem
    case .deleteAll, .expand, .collapse: return nil
    case .insertSnapshot(let new, _, let other):
      if new.isEmpty { return nil }
      return index(of: other) == nil
        ? .unknownDestination : duplicates(new.map(\.item), among: items)
    case .replace(let parent, let new):
      guard let range = range(of: parent) else { return .unknownParent }
      let staying = items[..<range.lowerBound] + [parent] + items[range.upperBound...]
      return duplicates(new.map(\.item), among: Array(staying))
    }
  }

  private func duplicates(_ new: [Int], among items: [Int]) -> IssueKind? {
    Set(new).count < new.count || new.contains(where: items.contains) ? .duplicateItems : nil
  }

  private func childLevel(of parent: Int?) -> Int {
    parent.flatMap { index(of: $0) }.map { rows[$0].level + 1 } ?? 0
  }

  private func returned(after item: Int) -> Int? {
    guard let range = range(of: item), range.upperBound < rows.count else { return nil }
    return range.count > 1 ? rows[range.upperBound].item : item
  }

  private mutating func put(_ new: [TreeRow], _ isAfter: Bool, _ other: Int) {
    guard let range = range(of: other) else { return }
    let level = rows[range.lowerBound].level
    put(new, at: isAfter ? range.upperBound : range.lowerBound, level: level)
  }

  private mutating func put(_ new: [TreeRow], at index: Int, level: Int) {
    let deeper = new.map {
      TreeRow(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded)
    }
    rows.insert(contentsOf: deeper, at: index)
  }

  private mutating func expand(_ items: [Int], _ isExpanded: Bool) {
    for index in rows.indices where items.contains(rows[index].item) {
      rows[index].isExpanded = isExpanded
    }
  }
}

/// An item with its depth, in a list in which parents precede their children.
struct TreeRow: Hashable {
  var item: Int
  var level = 0
  var isExpanded = false
}
