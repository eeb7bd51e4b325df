import CollectionLayout
import PlumbEngine

/// A call of a section snapshot with numbers as items.
enum TreeCall {
  case append([Int], to: Int?)
  case insert([Int], isAfter: Bool, Int)
  case delete([Int])
  case deleteAll
  case expand([Int])
  case collapse([Int])
  case insertSnapshot([TreeRow], isAfter: Bool, Int)
  case replace(childrenOf: Int, [TreeRow])
}

extension TreeCall {
  /// The upper bound of item numbers.
  static let itemLimit = 20

  /// Generates a call; some of them are invalid and must be rejected.
  init(using random: inout SeededGenerator) {
    let isAfter = random.happens(0.5)
    let item = Self.item(&random)
    switch Int.random(in: 0..<30, using: &random) {
    case 0...8: self = .append(Self.items(&random), to: random.happens(0.3) ? nil : item)
    case 9...13: self = .insert(Self.items(&random), isAfter: isAfter, item)
    case 14...16: self = .delete(Self.items(&random))
    case 17...20: self = .expand(Self.items(&random))
    case 21, 22: self = .collapse(Self.items(&random))
    case 23...25: self = .insertSnapshot(Self.rows(&random), isAfter: isAfter, item)
    case 26...28: self = .replace(childrenOf: item, Self.rows(&random))
    default: self = random.happens(0.2) ? .deleteAll : .collapse([])
    }
  }

  private static func item(_ random: inout SeededGenerator) -> Int {
    Int.random(in: 0..<itemLimit, using: &random)
  }

  /// Returns a few items; duplicates are rare.
  private static func items(_ random: inout SeededGenerator) -> [Int] {
    let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in item(&random) }
    return random.happens(0.1) ? items : Array(Set(items)).sorted()
  }

  /// Returns a small tree with some expanded items.
  private static func rows(_ random: inout SeededGenerator) -> [TreeRow] {
    var level = -1
    return Set(items(&random) + items(&random)).sorted().map { item in
      level = Int.random(in: 0...(level + 1), using: &random)
      return TreeRow(item: item, level: level, isExpanded: random.happens(0.3))
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot<Int> {
  /// Creates a snapshot from rows.
  init(_ rows: [TreeRow]) {
    self.init()
    var parents: [Int] = []
    for row in rows {
      parents.removeSubrange(row.level...)
      append([row.item], to: parents.last)
      if row.isExpanded { expand([row.item]) }
      parents.append(row.item)
    }
  }

  /// Performs a call on this snapshot.
  ///
  /// - Returns: The result of the call; `nil` if it has none.
  @discardableResult
  mutating func perform(_ call: TreeCall) -> Int? {
    switch call {
    case .append(let items, let parent): append(items, to: parent)
    case .insert(let items, true, let other): insert(items, after: other)
    case .insert(let items, false, let other): insert(items, before: other)
    case .delete(let items): delete(items)
    case .deleteAll: deleteAll()
    case .expand(let items): expand(items)
    case .collapse(let items): collapse(items)
    case .insertSnapshot(let rows, true, let other):
      return insert(NSDiffableDataSourceSectionSnapshot(rows), after: other)
    case .insertSnapshot(let rows, false, let other):
      insert(NSDiffableDataSourceSectionSnapshot(rows), before: other)
    case .replace(let parent, let rows):
      replace(childrenOf: parent, using: NSDiffableDataSourceSectionSnapshot(rows))
    }
    return nil
  }
}
