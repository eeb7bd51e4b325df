import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests a collection view with a classic data source: its calls and its visible cells.
@MainActor
struct CollectionViewTests {
  @Test func `the first layout calls visibleItemsInvalidationHandler once`() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    var calls = 0
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    let list = ListView([3])
    list.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    list.view.environment = HostEnvironment()
    list.layOut()
    #expect(calls == 1)
  }

  @Test func `a collection view creates cells only for visible items`() {
    let list = ListView([10])
    list.layOut()
    #expect(list.items == [0, 1, 2])
    #expect(list.source.requestedItems.map(\.item) == [0, 1, 2])
    #expect(list.view.contentSize == CGSize(width: 100, height: 400))
    #expect(list.view.visibleCells.map(\.frame.minY) == [0, 40, 80])
  }

  @Test func `reloadData reuses the cell of the last item first`() {
    let list = ListView([5], height: .absolute(20))
    list.layOut()
    let cells = list.view.visibleCells
    list.view.reloadData()
    list.layOut()
    #expect(cells.count == 5)
    #expect(list.view.visibleCells.elementsEqual(cells.reversed(), by: ===))
  }

  @Test func `setNeedsLayout without a change does not query the data source`() {
    let list = ListView([10])
    list.layOut()
    _ = list.source.takeRequestedItems()
    let calls = list.source.sectionCountCalls
    list.view.setNeedsLayout()
    list.layOut()
    #expect(list.source.takeRequestedItems().isEmpty)
    #expect(list.source.sectionCountCalls == calls)
  }

  @Test func `a data source without numberOfSections has one section`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }

      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (list, source) = (ListView([]), Source())
    list.view.dataSource = source
    list.layOut()
    #expect(list.view.numberOfSections == 1)
    #expect(list.items == [0, 1])
  }

  @Test func `a cell that scrolls out is reused for the item that scrolls in`() throws {
    let list = ListView([10], cellClass: CountingCell.self)
    list.layOut()
    let first = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    list.layOut(at: 40)
    #expect(list.items == [1, 2, 3])
    let new = try #require(list.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(new === first)
    #expect((new as? CountingCell)?.preparations == 1)
    #expect((new as? CountingCell)?.appliedIndexPath == IndexPath(item: 3, section: 0))
    #expect(list.view.tally.made == 3)
    #expect(list.view.tally.reused == 1)
    #expect(list.view.tally.live == 3)
  }

  @Test func `reloadData shows the new sections and items of the data source`() {
    let list = ListView([10])
    list.layOut()
    list.source.counts = [1, 1]
    list.view.reloadData()
    list.layOut()
    #expect(list.view.indexPathsForVisibleItems == [[0, 0], [1, 0]])
    #expect(list.view.views.waiting.count == 1)
  }

  @Test func `reloadData with fewer items clamps the content offset`() {
    let list = ListView([10])
    list.layOut(at: 300)
    list.source.counts = [3]
    list.view.reloadData()
    list.layOut()
    #expect(list.view.contentOffset.y == 20)
    #expect(list.items == [0, 1, 2])
  }

  @Test func `an unregistered reuse identifier gives a plain cell and an issue`() {
    let list = ListView([1], cellClass: nil)
    list.layOut()
    #expect(list.view.takeIssues().map(\.kind) == [.cellNotRegistered])
    #expect(list.items == [0])
  }

  @Test func `a cell that was not dequeued is reported as cellNotRegistered`() {
    let list = ListView([1])
    list.source.provider = { _, _ in UICollectionViewCell() }
    list.layOut()
    #expect(list.view.takeIssues().map(\.kind) == [.cellNotRegistered])
    #expect(list.items == [0])
  }

  @Test func `a cell that is returned for two items is shown for only one`() {
    let list = ListView([2])
    let cell = UICollectionViewCell()
    list.source.provider = { _, _ in cell }
    list.layOut()
    #expect(list.items == [0, 1])
    #expect(list.view.visibleCells.filter { $0 === cell }.count == 1)
  }

  @Test func `CellRegistration configures each dequeued cell`() throws {
    let list = ListView([2])
    let registration = UICollectionView.CellRegistration<CountingCell, String> { cell, path, item in
      cell.name = "\(item) \(path.item)"
    }
    list.source.provider = { view, indexPath in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "row")
    }
    list.layOut()
    #expect(list.view.visibleCells.map { ($0 as? CountingCell)?.name } == ["row 0", "row 1"])
    #expect(list.view.takeIssues().isEmpty)
  }

  @Test func `a CellRegistration created in the cell provider is reported as an issue`() {
    let list = ListView([2])
    list.source.provider = { view, indexPath in
      let registration = UICollectionView.CellRegistration<CountingCell, Int> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
    }
    list.layOut()
    #expect(list.view.takeIssues().map(\.kind) == [.cellNotRegistered])
    #expect(list.items == [0, 1])
  }

  @Test func `a dequeued cell that is not returned goes to the reuse pool`() {
    let list = ListView([1])
    list.source.provider = { view, indexPath in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    list.layOut()
    #expect(list.view.views.waiting.count == 1)
    #expect(list.view.tally.live >= 2)
  }

  @Test func `a self-sizing row is measured once, when it becomes visible`() {
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
    #expect(list.items == [0, 1])
    #expect(list.view.contentSize.height == CGFloat(2 * 50 + 8 * 20))
    #expect(list.view.measurements == 2)
    list.layOut(at: 10)
    #expect(list.items == [0, 1, 2])
    #expect(list.view.measurements == 3)
  }

  @Test func `scrollToItem sets the content offset for top, centeredVertically and bottom`() {
    let list = ListView([10])
    for (position, offset) in [
      (UICollectionView.ScrollPosition.top, 200.0), (.centeredVertically, 170), (.bottom, 140),
      ([], 140),
    ] {
      list.view.contentOffset = .zero
      list.view.scrollToItem(at: [0, 5], at: position, animated: false)
      #expect(list.view.contentOffset.y == CGFloat(offset))
    }
  }

  @Test func `scrollToItem scrolls the orthogonal section of the item`() {
    let size = NSCollectionLayoutSize(.absolute(40), .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let list = ListView([10])
    list.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    list.layOut()
    list.view.scrollToItem(at: [0, 5], at: .left, animated: false)
    #expect(list.items == [5, 6, 7])
    list.view.scrollToItem(at: [0, 9], at: .left, animated: false)
    #expect(list.view.cellForItem(at: [0, 9])?.frame.maxX == CGFloat(100))
  }

  @Test func `indexPathForItem returns the item at a point, or nil`() {
    let list = ListView([10])
    list.layOut()
    #expect(list.view.indexPathForItem(at: CGPoint(x: 50, y: 95)) == [0, 2])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 50, y: 395)) == [0, 9])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 50, y: 405)) == nil)
  }

  @Test func `invalidateLayout calls the section provider again`() {
    let list = ListView([3])
    var height = 40.0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }
    list.view.collectionViewLayout = layout
    list.layOut()
    height = 30
    layout.invalidateLayout()
    list.layOut()
    #expect(list.view.contentSize.height == 90)
    #expect(layout.collectionView === list.view)
  }

  @Test func `a cell provider that calls reloadData every time causes no endless loop`() {
    let list = ListView([3])
    list.source.provider = { view, indexPath in
      view.reloadData()
      view.layoutIfNeeded()
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    list.layOut()
    #expect(list.items.first == 0)
  }
}
