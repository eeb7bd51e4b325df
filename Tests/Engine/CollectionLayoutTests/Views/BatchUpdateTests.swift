@testable import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests batch updates with a classic data source: invalid updates, and kept cells.
@MainActor
struct BatchUpdateTests {
  /// Returns the visible cells by index path.
  private func cells(_ list: ListView) -> [IndexPath: ObjectIdentifier] {
    list.view.indexPathsForVisibleItems.reduce(into: [:]) { cells, path in
      cells[path] = list.view.cellForItem(at: path).map { ObjectIdentifier($0) }
    }
  }

  @Test func `a batch update keeps the cells of remaining items`() throws {
    let list = ListView([2])
    list.layOut()
    let before = cells(list)
    list.view.performBatchUpdates {
      list.source.counts = [2]
      list.view.deleteItems(at: [[0, 0]])
      list.view.insertItems(at: [[0, 1]])
    }
    let after = cells(list)
    #expect(after[[0, 0]] == before[[0, 1]])
    #expect(after[[0, 1]] != before[[0, 0]])
    #expect(list.view.takeIssues().isEmpty)
    #expect(list.view.lastUpdates == [.deleteItem([0, 0]), .insertItem([0, 1])])
  }

  @Test func `moveItem keeps the cell of the item`() {
    let list = ListView([2, 0])
    list.layOut()
    let before = cells(list)
    list.source.counts = [1, 1]
    list.view.moveItem(at: [0, 0], to: [1, 0])
    let after = cells(list)
    #expect(after == [[0, 0]: before[[0, 1]], [1, 0]: before[[0, 0]]])
    #expect(list.view.takeIssues().isEmpty)
  }

  @Test func `moveSection keeps the cells of the section`() {
    let list = ListView([1, 1])
    list.layOut()
    let before = cells(list)
    list.view.moveSection(0, toSection: 1)
    #expect(cells(list) == [[0, 0]: before[[1, 0]], [1, 0]: before[[0, 0]]])
    #expect(list.view.lastUpdates.map(\.description) == ["move section 0 -> 1"])
  }

  @Test func `reloadItems replaces the cell of an item, reconfigureItems keeps it`() {
    let list = ListView([2])
    list.layOut()
    let before = cells(list)
    _ = list.source.takeRequestedItems()
    list.view.reconfigureItems(at: [[0, 0]])
    #expect(cells(list) == before)
    #expect(list.source.takeRequestedItems() == [[0, 0]])
    list.view.reloadItems(at: [[0, 1]])
    #expect(cells(list)[[0, 1]] != before[[0, 1]])
    #expect(list.source.takeRequestedItems() == [[0, 1]])
    #expect(list.view.views.waiting.count == 1)
    #expect(list.view.tally.reused == 0)
  }

  @Test func `reloadSections accepts a changed number of items`() {
    let list = ListView([2, 1])
    list.layOut()
    list.source.counts = [1, 1]
    list.view.reloadSections([0])
    #expect(list.view.takeIssues().isEmpty)
    #expect(list.view.indexPathsForVisibleItems == [[0, 0], [1, 0]])
  }

  @Test func `deleting a section that the data source keeps is reported with the counts`() throws {
    let list = ListView(Array(repeating: 1, count: 10))
    list.layOut()
    list.view.performBatchUpdates { list.view.deleteSections([3]) }
    let issue = try #require(list.view.takeIssues().first)
    #expect(issue.kind == .invalidUpdate)
    #expect(issue.message.contains("number of sections was 10"))
    #expect(issue.message.contains("0 inserted and 1 deleted make 9"))
    #expect(issue.message.contains("says 10"))
    #expect(list.view.numberOfSections == 10)
    #expect(list.view.indexPathsForVisibleItems == [[0, 0], [1, 0], [2, 0]])
  }

  @Test(arguments: [
    ([CollectionUpdate.deleteItem([0, 0])], [2]),
    ([.insertItem([0, 0])], [2]),
    ([.deleteItem([0, 2])], [1]),
    ([.deleteItem([1, 0])], [2]),
    ([.insertItem([0, 3])], [3]),
    ([.deleteItem([0, 0]), .deleteItem([0, 0])], [1]),
    ([.insertItem([0, 0]), .moveItem([0, 1], to: [0, 0])], [3]),
    ([.deleteItem([0, 0]), .reloadItem([0, 0])], [1]),
    ([.deleteItem([0, 0]), .moveItem([0, 0], to: [0, 0])], [1]),
    ([.insertSection(0)], [2]),
    ([.deleteSection(4)], [2]),
    ([.moveItem([0, 0], to: [0, .max])], [2]),
    ([.deleteItem([-1, -1])], [2]),
    ([.reconfigureItem([0, 5])], [2]),
  ])
  func `an invalid update is reported, and the view shows the data source's items`(
    updates: [CollectionUpdate],
    counts: [Int]
  ) {
    let list = ListView([2])
    list.layOut()
    list.source.counts = counts
    list.view.perform(updates, then: [])
    list.layOut()
    let kinds = Set(list.view.takeIssues().map(\.kind))
    #expect(kinds == [.invalidUpdate])
    #expect(list.items == Array(0..<min(counts[0], 3)))
  }

  @Test func `an update before the first layout is checked against the initial counts`() {
    let list = ListView([2])
    var isComplete = false
    list.view.performBatchUpdates {
      list.source.counts = [3]
      list.view.insertItems(at: [[0, 0]])
    } completion: {
      isComplete = $0
    }
    list.layOut()
    #expect(isComplete)
    #expect(list.view.takeIssues().isEmpty)
    #expect(list.items == [0, 1, 2])
  }

  @Test func `a nested performBatchUpdates is part of the outer batch`() {
    let list = ListView([2])
    list.layOut()
    list.view.performBatchUpdates {
      list.source.counts = [2]
      list.view.performBatchUpdates { list.view.deleteItems(at: [[0, 0]]) }
      list.view.insertItems(at: [[0, 0]])
    }
    #expect(list.view.takeIssues().isEmpty)
    #expect(list.view.lastUpdates.count == 2)
  }

  @Test func `an update inside a cell provider is reported and reloads the view`() {
    let list = ListView([3])
    var mayUpdate = true
    list.source.provider = { view, indexPath in
      if mayUpdate {
        mayUpdate = false
        list.source.counts = [2]
        view.deleteItems(at: [[0, 0]])
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    list.layOut()
    #expect(list.view.takeIssues().map(\.kind) == [.invalidUpdate])
    #expect(list.items == [0, 1])
  }

  @Test func `a batch deletes items before it reconfigures the item at the new index path`() {
    let list = ListView([3])
    list.layOut()
    let before = cells(list)
    _ = list.source.takeRequestedItems()
    list.source.counts = [2]
    list.view.perform([.deleteItem([0, 0])], then: [.reconfigureItem([0, 1])])
    #expect(list.source.takeRequestedItems() == [[0, 1]])
    #expect(cells(list)[[0, 1]] == before[[0, 2]])
    #expect(
      list.view.lastUpdates.map(\.description) == ["delete item 0.0", "reconfigure item 0.1"]
    )
  }

  @Test func `deleting an item keeps the measured sizes of remaining items`() {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = 50
        return attributes
      }
    }
    let list = ListView([10], height: .estimated(20), cellClass: Tall.self)
    list.layOut()
    #expect(list.view.measurements == 2)
    list.source.counts = [9]
    list.view.deleteItems(at: [[0, 0]])
    #expect(list.view.measurements == 3)
    #expect(list.view.contentSize.height == CGFloat(50 + 50 + 7 * 20))
  }
}
