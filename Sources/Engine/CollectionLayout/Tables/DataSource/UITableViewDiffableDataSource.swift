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
  let shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the data source of a table, without sections; whoever makes it keeps it.
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
