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

  /// Shows a snapshot without a look at what has changed: every view is asked for anew (R-DS-4).
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
  ///   - reloads: Whether everything is loaded anew.
  ///   - completion: Is called at the end, when the next snapshot may come.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ call: String,
    reloads: Bool = false,
    _ completion: (() -> Void)?
  ) {
    if let activity {
      report(.applyDuringApply(call, activity))
      return
    }
    during(.applying) {
      // R-DS-2: the first one is loaded as a whole.
      if reloads || !hasApplied { load(snapshot) } else { change(to: snapshot) }
    }
    completion?()
  }

  private func load(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    hasApplied = true
    take(snapshot)
    shownView?.reloadData()
    shownView?.layOutAfterUpdates()
  }

  private func change(
    to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let difference = snapshot.difference(from: current)
    guard let view = shownView else { return take(snapshot) }
    // What is about to be asked for anew is not changed one by one.
    guard !view.needsReload else {
      take(snapshot)
      view.reloadData()
      view.lastUpdates = difference.updates + difference.refreshes
      return
    }
    _ = view.counts
    take(snapshot)
    view.perform(difference.updates, then: difference.refreshes)
  }

  private func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    // R-DS-6: what is handed out has no marks.
    current = snapshot.withoutMarks
    forgetTrees()
  }

  /// The collection view, as long as it asks this data source.
  private var shownView: UICollectionView? {
    collectionView?.dataSource === self ? collectionView : nil
  }

  func report(_ issue: Issue) {
    if let collectionView { collectionView.report(issue) } else { IssueCollector.report(issue) }
  }

  /// Does something, during which no snapshot can be applied.
  func during<Result>(_ activity: DataSourceActivity, _ body: () -> Result) -> Result {
    let outer = self.activity
    self.activity = activity
    defer { self.activity = outer }
    return body()
  }
}
