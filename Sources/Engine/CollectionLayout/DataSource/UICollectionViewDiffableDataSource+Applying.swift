import ViewLayout

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot: what has changed since the last one, and what is marked in it.
  ///
  /// The first snapshot is loaded as a whole (R-DS-2). A snapshot that is applied by a provider is
  /// an issue, and is not shown (R-DS-10).
  ///
  /// - Parameters:
  ///   - snapshot: What is shown from now on.
  ///   - animatingDifferences: Changes nothing here, where nothing moves (R-DS-3).
  ///   - completion: Is called when everything is in its place (R-DS-5).
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, "apply", completion)
  }

  /// Shows a snapshot, and returns when everything is in its place.
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

  /// Shows a snapshot without a look at what has changed, and returns when everything is in its
  /// place.
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
  ///   - snapshot: What is shown from now on.
  ///   - call: What the author has called, for an issue.
  ///   - reloads: Whether everything is reloaded.
  ///   - completion: Is called at the end, when the next snapshot may come.
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

  /// The collection view, as long as it asks this data source; `nil` after that, when snapshots are
  /// taken and nothing is shown (R-DS-13).
  private var shownView: UICollectionView? {
    collectionView?.dataSource === self ? collectionView : nil
  }

  func report(_ issue: Issue) {
    if let collectionView { collectionView.report(issue) } else { IssueCollector.report(issue) }
  }
}
