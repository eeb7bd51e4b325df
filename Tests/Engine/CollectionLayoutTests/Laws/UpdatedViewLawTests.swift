@testable import CollectionLayout
import Foundation
import PlumbEngine
import Testing
import UIKitLayout

/// Checks that a collection view matches its data source after random batch updates, and that kept
/// items keep their cells.
@MainActor
struct UpdatedViewLawTests {
  /// Sections of numbered items that change randomly.
  private struct Content {
    var sections: [[Int]]
    var next = 1000
    var random: SeededGenerator

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      sections = (0..<Int.random(in: 1...4, using: &random)).map { section in
        (0..<Int.random(in: 0...6, using: &random)).map { section * 100 + $0 }
      }
      self.random = random
    }

    /// Changes the items, and returns the corresponding updates.
    mutating func change() -> [CollectionUpdate] {
      var updates: [CollectionUpdate] = []
      let old = sections
      var moved: [(number: Int, from: IndexPath)] = []
      for section in old.indices {
        for item in old[section].indices.reversed() {
          if random.happens(0.2) {
            sections[section].remove(at: item)
            updates.append(.deleteItem([section, item]))
          } else if random.happens(0.15) {
            moved.append((sections[section].remove(at: item), [section, item]))
          }
        }
      }
      var added = moved.map(\.number)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        next += 1
        added.append(next)
      }
      for number in added {
        let section = Int.random(in: 0..<sections.count, using: &random)
        let item = Int.random(in: 0...sections[section].count, using: &random)
        sections[section].insert(number, at: item)
      }
      let places = self.places
      for number in added {
        guard let place = places[number] else { continue }
        let origin = moved.first { $0.number == number }?.from
        updates.append(origin.map { .moveItem($0, to: place) } ?? .insertItem(place))
      }
      return updates
    }

    /// The index path of each item.
    var places: [Int: IndexPath] {
      var places: [Int: IndexPath] = [:]
      for (section, items) in sections.enumerated() {
        for (item, number) in items.enumerated() { places[number] = [section, item] }
      }
      return places
    }
  }

  @Test(arguments: 0..<60)
  func `remaining items keep their cells after random batch updates`(seed: Int) {
    var content = Content(seed: UInt64(seed))
    let list = ListView(content.sections.map(\.count), height: .absolute(15))
    let source = list.source
    let registration = UICollectionView.CellRegistration<CountingCell, Int> { cell, _, number in
      cell.name = "\(number)"
    }
    func show() {
      source.counts = content.sections.map(\.count)
      let sections = content.sections
      source.provider = { view, path in
        let number = sections[path.section][path.item]
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
    }
    show()
    list.layOut()
    for _ in 0..<6 {
      var before: [String: ObjectIdentifier] = [:]
      for case let cell as CountingCell in list.view.visibleCells {
        before[cell.name] = ObjectIdentifier(cell)
      }
      let updates = content.change()
      show()
      list.view.perform(updates, then: [])
      #expect(list.view.takeIssues().isEmpty)
      let places = content.places
      for path in list.view.indexPathsForVisibleItems {
        guard let cell = list.view.cellForItem(at: path) as? CountingCell else { continue }
        #expect(Int(cell.name).flatMap { places[$0] } == path)
        if let old = before[cell.name] { #expect(old == ObjectIdentifier(cell)) }
      }
      #expect(list.view.tally.live == list.view.visibleCells.count + list.view.views.waiting.count)
    }
  }
}
