import Foundation
import ViewLayout

/// The current snapshot of a data source; applies new snapshots to its view.
@MainActor
final class AppliedSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot that was applied last, without marks.
  private(set) var current = Snapshot()
  private var hasApplied = false
  /// The current activity, during which no snapshot can be applied; `nil` if there is none.
  private(set) var activity: DataSourceActivity?
}

extension AppliedSnapshot {
  /// Makes a snapshot the current one, and updates the view.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - call: The name of the author's call, for issues.
  ///   - reloads: Whether everything is reloaded.
  ///   - view: The view, if it uses the data source; `nil` otherwise.
  ///   - report: Called with an issue.
  ///   - didTake: Called when the snapshot has become the current one.
  ///   - completion: Called at the end, when another snapshot can be applied.
  func show(
    _ snapshot: Snapshot,
    _ call: String,
    reloads: Bool = false,
    in view: (any SnapshotView)?,
    reportingTo report: (Issue) -> Void,
    didTake: () -> Void = {},
    _ completion: (() -> Void)?
  ) {
    if let activity {
      report(.applyDuringApply(call, activity))
      return
    }
    during(.applying) {
      // R-DS-2: the first snapshot is loaded as a whole.
      if reloads || !hasApplied {
        load(snapshot, in: view, didTake)
      } else {
        change(to: snapshot, in: view, didTake)
      }
    }
    completion?()
  }

  private func load(_ snapshot: Snapshot, in view: (any SnapshotView)?, _ didTake: () -> Void) {
    hasApplied = true
    commit(snapshot, didTake)
    view?.reloadData()
    view?.layOutAfterUpdates()
  }

  private func change(
    to snapshot: Snapshot,
    in view: (any SnapshotView)?,
    _ didTake: () -> Void
  ) {
    let difference = snapshot.difference(from: current)
    guard let view else { return commit(snapshot, didTake) }
    // If the view is about to reload everything, updates are unnecessary.
    guard !view.needsReload else {
      commit(snapshot, didTake)
      view.reloadData()
      view.lastUpdates = difference.updates + difference.refreshes
      // R-DS-5: the completion is called when the view shows the snapshot.
      return view.layOutAfterUpdates()
    }
    view.loadCounts()
    commit(snapshot, didTake)
    view.perform(difference.updates, then: difference.refreshes)
  }

  private func commit(_ snapshot: Snapshot, _ didTake: () -> Void) {
    // R-DS-6: snapshots returned to the author have no marks.
    current = snapshot.withoutMarks
    didTake()
  }

  /// Runs code during which no snapshot can be applied.
  func during<Result>(_ activity: DataSourceActivity, _ body: () -> Result) -> Result {
    let outer = self.activity
    self.activity = activity
    defer { self.activity = outer }
    return body()
  }
}

extension AppliedSnapshot {
  /// The sections with their items, each by its printed identifier.
  var printedSections: [PrintedSection] {
    (0..<current.numberOfSections).compactMap { index in
      current.sectionIdentifier(at: index).map { section in
        let items = current.itemIdentifiers(inSection: section)
        return PrintedSection(
          name: String(describing: section),
          items: items.map { String(describing: $0) }
        )
      }
    }
  }

  /// Returns the printed identifier of a section, shortened if it is long; `nil` if there is none
  /// at the index.
  func printedSection(at index: Int) -> String? {
    current.sectionIdentifier(at: index).map { IdentifierText.short($0) }
  }

  /// Returns the printed identifier of an item, shortened if it is long; `nil` if there is none at
  /// the index path.
  func printedItem(at indexPath: IndexPath) -> String? {
    current.itemIdentifier(at: indexPath).map { IdentifierText.short($0) }
  }
}
