public import Foundation
import ViewLayout

/// Provides the rows of a snapshot for a table, and applies the differences between snapshots.
///
/// R-TABLE-23: the rules are those of the data source of collection views, R-DS.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item; `nil` is reported as an issue.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of row updates; ignored, because there are no animations.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  weak var tableView: UITableView?
  let shown = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { shown.current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.current.numberOfItems(at: section)
  }

  /// Returns the provider's cell for an item; if it returns `nil`, reports an issue and returns a
  /// plain cell.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return tableView.plainCell() }
    if let cell = shown.during(.providing, { cellProvider(tableView, indexPath, item) }) {
      return cell
    }
    tableView.report(.cellProviderReturnedNothing(IdentifierText.text(item), indexPath))
    return tableView.plainCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource {
  /// Applies the differences without animation, and calls `completion` after the layout.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "apply", reloads: false, completion)
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, "apply", reloads: false, nil)
  }

  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "applySnapshotUsingReloadData", reloads: true, completion)
  }

  /// Returns a copy of the current snapshot, without marks.
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    shown.current
  }

  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.current.sectionIdentifier(at: index)
  }

  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.current.indexOfSection(sectionIdentifier)
  }

  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.current.itemIdentifier(at: indexPath)
  }

  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.current.indexPath(of: itemIdentifier)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ call: String,
    reloads: Bool,
    _ completion: (() -> Void)?
  ) {
    shown.show(
      snapshot,
      call,
      reloads: reloads,
      in: tableView?.dataSource === self ? tableView : nil,
      reportingTo: { issue in
        if let tableView { tableView.report(issue) } else { IssueCollector.report(issue) }
      },
      completion
    )
  }
}

extension UITableViewDiffableDataSource: IdentifiedDataSource {
  package var printedSections: [PrintedSection] { shown.printedSections }

  package func printedSection(at index: Int) -> String? { shown.printedSection(at: index) }

  package func printedItem(at indexPath: IndexPath) -> String? { shown.printedItem(at: indexPath) }
}
