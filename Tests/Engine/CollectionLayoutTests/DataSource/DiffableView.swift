import CollectionLayout
import Foundation
import UIKitLayout

/// A collection view of rows 40 high, 100 x 100 points, with a diffable data source whose cells
/// know what they show.
@MainActor
struct DiffableView<Section: Hashable, Item: Hashable> {
  typealias Source = UICollectionViewDiffableDataSource<Section, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let view: UICollectionView
  let source: Source

  /// - Parameters:
  ///   - header: The kind of the sections' headers, 20 high; `nil` for none.
  ///   - provider: Runs when a cell is asked for, before it is made.
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

  /// The cells in sight: where they are, and what they show.
  var shown: [String] {
    view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path) as? CountingCell
      return "\(cell?.name ?? "none") \(cell?.frame.text ?? "nowhere")"
    }
  }

  /// What the data says of the items in sight.
  var expected: [String] {
    view.indexPathsForVisibleItems.map { path in
      let frame = view.layoutAttributesForItem(at: path)?.frame.text ?? "nowhere"
      return "\(source.itemIdentifier(for: path).map { "\($0)" } ?? "none") \(frame)"
    }
  }
}

extension DiffableView where Section == String, Item == String {
  /// A snapshot of sections with their items.
  static func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
