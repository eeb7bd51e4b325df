import ViewLayout

extension UICollectionViewDiffableDataSource {
  /// Applies the differences from the last snapshot; the first one is loaded as a whole (R-DS-2).
  ///
  /// Applying a snapshot inside a provider is an issue and has no effect (R-DS-10).
  /// `animatingDifferences` is ignored (R-DS-3); `completion` is called after the layout (R-DS-5).
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "apply", completion)
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, "apply", nil)
  }

  /// Shows a snapshot without computing a difference: every view is requested again (R-DS-4).
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "applySnapshotUsingReloadData", reloads: true, completion)
  }

  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    show(snapshot, "applySnapshotUsingReloadData", reloads: true, nil)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - call: The name of the author's call, for issues.
  ///   - reloads: Whether everything is reloaded.
  ///   - completion: Called at the end, when another snapshot can be applied.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ call: String,
    reloads: Bool = false,
    _ completion: (() -> Void)?
  ) {
    shown.show(
      snapshot,
      call,
      reloads: reloads,
      in: shownView,
      reportingTo: { report($0) },
      didTake: { discardTrees() },
      completion
    )
  }

  /// The collection view if it uses this data source; `nil` otherwise, when snapshots are stored
  /// but not shown (R-DS-13).
  private var shownView: UICollectionView? {
    collectionView?.dataSource === self ? collectionView : nil
  }

  func report(_ issue: Issue) {
    if let collectionView { collectionView.report(issue) } else { IssueCollector.report(issue) }
  }
}
