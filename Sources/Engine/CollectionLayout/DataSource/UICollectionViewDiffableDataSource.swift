public import Foundation
import ViewLayout

/// Provides the items of a snapshot for a collection view, and applies the differences between
/// snapshots.
///
/// The rules, R-DS, are in `Docs/Rules/DataSourceRules.md`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item; `nil` is reported as an issue.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns the supplementary view of a kind; `nil` is reported as an issue.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { if oldValue != nil { hasReplacedProvider = true } }
  }
  /// The closures for reordering by dragging; stored and never called.
  public var reorderingHandlers = ReorderingHandlers()
  /// The closures for expanding and collapsing items of an outline; stored and never called.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  let cellProvider: CellProvider
  weak var collectionView: UICollectionView?
  let shown = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The section snapshots that were applied, as long as their visible items are the section's
  /// items.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  var hasReplacedProvider = false

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    // R-DS-1: the data source sets itself as the view's data source.
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(at: section)
  }

  /// Returns the provider's cell for an item; if it returns `nil`, reports an issue and returns a
  /// plain cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return collectionView.plainCell(for: indexPath)
    }
    // R-DS-8: the provider must return a cell for every item.
    if let cell = shown.during(.providing, { cellProvider(collectionView, indexPath, item) }) {
      return cell
    }
    collectionView.report(.cellProviderReturnedNothing(IdentifierText.text(item), indexPath))
    return collectionView.plainCell(for: indexPath)
  }

  /// Returns the provider's view for a kind; if it returns `nil`, reports an issue and returns a
  /// plain view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // R-DS-9: a missing view or a view of another kind is an issue.
    let view = shown.during(.providing) {
      supplementaryViewProvider?(collectionView, kind, indexPath)
    }
    guard let view else {
      collectionView.report(
        supplementaryViewProvider == nil
          ? .supplementaryProviderMissing(kind)
          : .supplementaryProviderReturnedNothing(kind, hasReplacedAnother: hasReplacedProvider)
      )
      return collectionView.plainView(for: .supplementary(kind, indexPath))
    }
    if let other = view.reuseKey?.elementKind, other != kind {
      collectionView.report(
        .supplementaryKindMismatch(kind, other, hasReplacedAnother: hasReplacedProvider)
      )
    }
    return view
  }
}

extension UICollectionViewDiffableDataSource {
  /// The current snapshot, without marks.
  var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.current
  }
}

extension UICollectionViewDiffableDataSource {
  /// Returns a copy of the current snapshot, without marks (R-DS-6).
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Returns the section at an index, or `nil` if there is none (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// Returns the index of a section, or `nil` if it is not in the snapshot (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path, or `nil` if there is none (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifier(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if it is not in the snapshot (R-DS-7).
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
}

extension UICollectionViewDiffableDataSource: IdentifiedDataSource {
  package var printedSections: [PrintedSection] { shown.printedSections }

  package func printedSection(at index: Int) -> String? { shown.printedSection(at: index) }

  package func printedItem(at indexPath: IndexPath) -> String? { shown.printedItem(at: indexPath) }
}

/// An activity of a data source during which no snapshot can be applied.
enum DataSourceActivity {
  /// A snapshot is being applied.
  case applying
  /// A provider is creating a view.
  case providing
}
