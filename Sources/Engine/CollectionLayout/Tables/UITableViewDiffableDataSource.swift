public import Foundation
import ViewLayout

/// Has the rows of a snapshot for a table, and shows what changes from one to the next.
///
/// The rules are those of the data source of collection views, R-DS: R-TABLE-23.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; `nil` is an issue.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go: at once, as nothing moves here.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  weak var tableView: UITableView?
  let shown = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the data source of a table, without sections; the caller retains it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.current.numberOfItems(at: section)
  }

  /// The cell that the provider has for an item; a plain one, and an issue, where it has none.
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

  /// No title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// It may not be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// It may not be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource {
  /// Shows a snapshot: what has changed since the last one, and what is marked in it.
  ///
  /// - Parameters:
  ///   - snapshot: What is shown from now on.
  ///   - animatingDifferences: Changes nothing here, where nothing moves.
  ///   - completion: Is called when everything is in its place.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "apply", reloads: false, completion)
  }

  /// Shows a snapshot, and returns when everything is in its place.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, "apply", reloads: false, nil)
  }

  /// Shows a snapshot without computing a difference: every view is requested again.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "applySnapshotUsingReloadData", reloads: true, completion)
  }

  /// The snapshot that is shown, as a copy without marks.
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    shown.current
  }

  /// The section at an index; `nil` where there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.current.sectionIdentifier(at: index)
  }

  /// The index of a section; `nil` for one that is not there.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.current.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; `nil` where there is none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.current.itemIdentifier(at: indexPath)
  }

  /// The index path of an item; `nil` for one that is not there.
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
