import ViewLayout

/// A view that shows the snapshots of a data source.
@MainActor
protocol SnapshotView: AnyObject {
  /// Whether the data source is about to be asked for everything.
  var needsReload: Bool { get }
  /// The updates of the last batch.
  var lastUpdates: [CollectionUpdate] { get set }

  /// Asks the data source for everything anew, with the next layout.
  func reloadData()
  /// Asks the data source how much there is, where nobody has asked.
  func countNow()
  /// Updates the structure of the content, then what reloads and reconfigurations name in it.
  func perform(_ updates: [CollectionUpdate], then refreshes: [CollectionUpdate])
  /// Lays out at once, where the view has been laid out before.
  func layOutAfterUpdates()
  /// Notes something that went wrong.
  func report(_ issue: Issue)
}
