public import Foundation
import ViewLayout

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

  /// Shows a snapshot without a look at what has changed: every view is asked for anew.
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
