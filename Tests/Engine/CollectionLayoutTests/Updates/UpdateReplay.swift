import CollectionLayout
import Foundation

/// Applies batch updates to sections and items as a collection view would.
///
/// Inserted elements are taken from the new state, all others from the old one.
struct UpdateReplay {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Character, Int>

  struct Section: Equatable {
    var name: Character
    var items: [Int]
  }

  /// The reason why updates cannot be applied.
  enum Mistake: Error {
    case usedTwice(CollectionUpdate)
    case outside(CollectionUpdate)
    case countsDiffer(section: Int?)
  }

  private let old: [Section]
  private let new: [Section]
  private let updates: [CollectionUpdate]

  init(_ updates: [CollectionUpdate], from old: Snapshot, to new: Snapshot) {
    self.old = Self.sections(of: old)
    self.new = Self.sections(of: new)
    self.updates = updates
  }

  static func sections(of snapshot: Snapshot) -> [Section] {
    snapshot.sectionIdentifiers.map {
      Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }
}

extension UpdateReplay {
  /// Returns the sections and items after the updates.
  func result() throws -> [Section] {
    var sources = old.indices.map { Optional($0) }
    var targets: [Int: Int?] = [:]
    for update in updates {
      switch update {
      case .deleteSection(let section): try extract(section, of: &sources, update)
      case .insertSection(let section): try fill(section, with: nil, &targets, update)
      case .moveSection(let section, let target):
        try extract(section, of: &sources, update)
        try fill(target, with: section, &targets, update)
      default: continue
      }
    }
    let stays: [Int] = sources.compactMap { $0 }
    let order = try merged(stays.map { Optional($0) }, targets, section: nil)
    return try order.enumerated().map { position, source in
      try section(at: position, from: source)
    }
  }

  private func section(at position: Int, from source: Int?) throws -> Section {
    var items = source.map { old[$0].items.map { Optional($0) } } ?? []
    var targets: [Int: Int] = [:]
    for update in updates {
      switch update {
      case .deleteItem(let path) where path.section == source:
        try extract(path.item, of: &items, update)
      case .insertItem(let path) where path.section == position:
        try fill(path.item, with: new[position].items[path.item], &targets, update)
      case .moveItem(let path, let target):
        if path.section == source { try extract(path.item, of: &items, update) }
        guard target.section == position else { continue }
        let moved = old[path.section].items[path.item]
        try fill(target.item, with: moved, &targets, update)
      default: continue
      }
    }
    guard let source else { return try insertedSection(at: position, targets) }
    let all = try merged(items.compactMap { $0 }, targets, section: position)
    return Section(name: old[source].name, items: all)
  }

  /// Returns a new section with its items, except those that move into it.
  private func insertedSection(at position: Int, _ moved: [Int: Int]) throws -> Section {
    var section = new[position]
    for (item, identifier) in moved {
      guard section.items.indices.contains(item) else {
        throw Mistake.countsDiffer(section: position)
      }
      section.items[item] = identifier
    }
    return section
  }

  private func extract<Element>(
    _ index: Int,
    of elements: inout [Element?],
    _ update: CollectionUpdate
  ) throws {
    guard elements.indices.contains(index) else { throw Mistake.outside(update) }
    guard elements[index] != nil else { throw Mistake.usedTwice(update) }
    elements[index] = nil
  }

  private func fill<Element>(
    _ index: Int,
    with element: Element,
    _ targets: inout [Int: Element],
    _ update: CollectionUpdate
  ) throws {
    guard targets.updateValue(element, forKey: index) == nil else {
      throw Mistake.usedTwice(update)
    }
  }

  /// Returns the remaining elements in their order, with inserted and moved ones at their target
  /// indices.
  private func merged<Element>(
    _ stays: [Element],
    _ targets: [Int: Element],
    section: Int?
  ) throws -> [Element] {
    var rest = stays[...]
    let all = (0..<stays.count + targets.count).compactMap { targets[$0] ?? rest.popFirst() }
    guard all.count == stays.count + targets.count, rest.isEmpty else {
      throw Mistake.countsDiffer(section: section)
    }
    return all
  }
}
