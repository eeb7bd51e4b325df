public import Foundation
import ViewLayout

/// Has the items of a snapshot for a collection view, and shows what changes from one to the next.
///
/// The rules, R-DS, are in `Docs/Rules/DataSourceRules.md`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; `nil` is an issue.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes the supplementary view of a kind; `nil` is an issue.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that is asked for the supplementary views of every kind; another one takes its
  /// place.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { if oldValue != nil { hasReplacedProvider = true } }
  }
  /// The closures that reordering by hand would ask and tell: kept, and never called.
  public var reorderingHandlers = ReorderingHandlers()
  /// The closures that an outline's disclosures would ask and tell: kept, and never called.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  let cellProvider: CellProvider
  weak var collectionView: UICollectionView?
  let shown = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees that sections were given, as long as their items are what is visible of these.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  var hasReplacedProvider = false

  /// Makes the data source of a collection view, without sections; the caller retains it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    // R-DS-1
    collectionView.dataSource = self
  }

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(at: section)
  }

  /// The cell that the provider has for an item; a plain one, and an issue, where it has none.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return collectionView.plainCell(for: indexPath)
    }
    // R-DS-8
    if let cell = shown.during(.providing, { cellProvider(collectionView, indexPath, item) }) {
      return cell
    }
    collectionView.report(.cellProviderReturnedNothing(IdentifierText.text(item), indexPath))
    return collectionView.plainCell(for: indexPath)
  }

  /// The view that the provider has for a kind; a plain one, and an issue, where it has none.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // R-DS-9
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
  /// The snapshot that is shown, without marks.
  var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.current
  }
}

extension UICollectionViewDiffableDataSource {
  /// The snapshot that is shown, as a copy without marks (R-DS-6).
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// The section at an index; `nil` where there is none (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// The index of a section; `nil` for one that is not there (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; `nil` where there is none (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifier(at: indexPath)
  }

  /// The index path of an item; `nil` for one that is not there (R-DS-7).
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
}

extension UICollectionViewDiffableDataSource: IdentifiedDataSource {
  package var printedSections: [PrintedSection] { shown.printedSections }

  package func printedSection(at index: Int) -> String? { shown.printedSection(at: index) }

  package func printedItem(at indexPath: IndexPath) -> String? { shown.printedItem(at: indexPath) }
}

/// An activity of a data source during which it can take no other snapshot.
enum DataSourceActivity {
  /// It shows a snapshot.
  case applying
  /// Its provider makes a view.
  case providing
}
