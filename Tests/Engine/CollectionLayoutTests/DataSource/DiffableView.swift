import CollectionLayout
import Foundation
import UIKitLayout

/// A collection view of 100 × 100 points with a diffable data source, and rows 40 points high that
/// store their items.
@MainActor
struct DiffableView<Section: Hashable, Item: Hashable> {
  typealias Source = UICollectionViewDiffableDataSource<Section, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let view: UICollectionView
  let source: Source

  /// - Parameters:
  ///   - header: The element kind of section headers 20 points high; `nil` for none.
  ///   - provider: A closure that is called when a cell is requested, before it is created.
  init(header: String? = nil, provider: @escaping (Item) -> Void = { _ in }) {
    let row = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.boundarySupplementaryItems =
      header.map { kind in
        [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)),
            elementKind: kind,
            alignment: .top
          )
        ]
      }
      ?? []
    CellCounter.current = CellCounter()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    let registration = UICollectionView.CellRegistration<CountingCell, Item> { cell, _, item in
      cell.name = "\(item)"
    }
    source = Source(collectionView: view) { view, path, item in
      provider(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  /// The frames and items of the visible cells.
  var shown: [String] {
    view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path) as? CountingCell
      return "\(cell?.name ?? "none") \(cell?.frame.text ?? "nowhere")"
    }
  }

  /// The frames and items that the visible cells should have.
  var expected: [String] {
    view.indexPathsForVisibleItems.map { path in
      let frame = view.layoutAttributesForItem(at: path)?.frame.text ?? "nowhere"
      return "\(source.itemIdentifier(for: path).map { "\($0)" } ?? "none") \(frame)"
    }
  }
}

extension DiffableView where Section == String, Item == String {
  /// Returns a snapshot of sections with their items.
  static func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
