import CollectionLayout
import Foundation
import Testing
import UIKitLayout

/// A collection view keeps nothing of the snapshots, sizes and offsets that it went through.
@MainActor
struct CollectionHeapTests {
  @Test func `applying snapshots keeps nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (view, source) = CollectionHeapTests.list()
      let growth = HeapGrowth.bytes { round in
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<20).map { ($0 * 7 + round) % 31 }, toSection: 0)
        snapshot.appendItems([100 + round % 3], toSection: 1)
        source.apply(snapshot, animatingDifferences: round.isMultiple(of: 2))
        view.layoutIfNeeded()
      }
      #expect(view.numberOfItems(inSection: 0) == 20)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `scrolling and resizing a collection view keeps nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (view, source) = CollectionHeapTests.list()
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<500))
      source.apply(snapshot, animatingDifferences: false)
      let growth = HeapGrowth.bytes { round in
        view.contentOffset.y = CGFloat(round * 37 % 19_000)
        view.frame.size.width = CGFloat(100 + round % 50)
        view.layoutIfNeeded()
      }
      #expect(!view.visibleCells.isEmpty)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `constraints that come and go keep nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let growth = HeapGrowth.bytes { round in
        let label = UILabel()
        label.text = "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
        label.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5).isActive = true
        outer.frame.size.width = CGFloat(100 + round % 50)
        outer.layoutIfNeeded()
        label.removeFromSuperview()
      }
      #expect(outer.subviews.isEmpty)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  private static func list() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    return (view, source)
  }
}
