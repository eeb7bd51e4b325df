import CollectionLayout
import PlumbEngine

/// A call of a snapshot with letters as sections and numbers as items.
enum SampleCall {
  case appendSections([Character])
  case insertSections([Character], isAfter: Bool, Character)
  case deleteSections([Character])
  case moveSection(Character, isAfter: Bool, Character)
  case reloadSections([Character])
  case appendItems([Int], to: Character?)
  case insertItems([Int], isAfter: Bool, Int)
  case deleteItems([Int])
  case deleteAllItems
  case moveItem(Int, isAfter: Bool, Int)
  case reloadItems([Int])
  case reconfigureItems([Int])
}

extension SampleCall {
  /// Generates a call; some of them are invalid and must be rejected.
  ///
  /// - Parameters:
  ///   - random: The random number generator.
  ///   - itemLimit: The upper bound of item numbers.
  init(using random: inout SeededGenerator, itemLimit: Int = 24) {
    let isAfter = random.happens(0.5)
    let (section, other) = (Self.section(&random), Self.section(&random))
    let (item, otherItem) = (Self.item(&random, itemLimit), Self.item(&random, itemLimit))
    switch Int.random(in: 0..<30, using: &random) {
    case 0...2: self = .appendSections(Self.sections(&random))
    case 3: self = .insertSections(Self.sections(&random), isAfter: isAfter, other)
    case 4: self = .deleteSections(Self.sections(&random))
    case 5, 6: self = .moveSection(section, isAfter: isAfter, other)
    case 7: self = .reloadSections(Self.sections(&random))
    case 8...12:
      let target = random.happens(0.3) ? nil : section
      self = .appendItems(Self.items(&random, itemLimit), to: target)
    case 13...17: self = .insertItems(Self.items(&random, itemLimit), isAfter: isAfter, otherItem)
    case 18...20: self = .deleteItems(Self.items(&random, itemLimit))
    case 21: self = random.happens(0.1) ? .deleteAllItems : .reloadItems([])
    case 22...26: self = .moveItem(item, isAfter: isAfter, otherItem)
    case 27, 28: self = .reloadItems(Self.items(&random, itemLimit))
    default: self = .reconfigureItems(Self.items(&random, itemLimit))
    }
  }

  private static func section(_ random: inout SeededGenerator) -> Character {
    random.pick("A", ["B", "C", "D", "E", "F", "G"])
  }

  private static func sections(_ random: inout SeededGenerator) -> [Character] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in section(&random) }
  }

  private static func item(_ random: inout SeededGenerator, _ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  /// Returns a few or, occasionally, many items; duplicates are rare.
  private static func items(_ random: inout SeededGenerator, _ limit: Int) -> [Int] {
    let count = Int.random(in: 0...(random.happens(0.1) ? limit / 2 : 4), using: &random)
    let items = (0..<count).map { _ in item(&random, limit) }
    guard random.happens(0.9) else { return items }
    var known: Set<Int> = []
    return items.filter { known.insert($0).inserted }
  }
}

extension NSDiffableDataSourceSnapshot<Character, Int> {
  mutating func perform(_ call: SampleCall) {
    switch call {
    case .appendSections(let names): appendSections(names)
    case .insertSections(let names, true, let other): insertSections(names, afterSection: other)
    case .insertSections(let names, false, let other): insertSections(names, beforeSection: other)
    case .deleteSections(let names): deleteSections(names)
    case .moveSection(let name, true, let other): moveSection(name, afterSection: other)
    case .moveSection(let name, false, let other): moveSection(name, beforeSection: other)
    case .reloadSections(let names): reloadSections(names)
    case .appendItems(let items, let name): appendItems(items, toSection: name)
    case .insertItems(let items, true, let other): insertItems(items, afterItem: other)
    case .insertItems(let items, false, let other): insertItems(items, beforeItem: other)
    case .deleteItems(let items): deleteItems(items)
    case .deleteAllItems: deleteAllItems()
    case .moveItem(let item, true, let other): moveItem(item, afterItem: other)
    case .moveItem(let item, false, let other): moveItem(item, beforeItem: other)
    case .reloadItems(let items): reloadItems(items)
    case .reconfigureItems(let items): reconfigureItems(items)
    }
  }
}
