import Foundation
import ViewLayout

/// The snapshot that a data source has shown last, and the way from one to the next.
@MainActor
final class AppliedSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Without marks.
  private(set) var current = Snapshot()
  private var hasApplied = false
  /// The activity during which the data source must not be told of another snapshot; `nil` else.
  private(set) var activity: DataSourceActivity?
}

extension AppliedSnapshot {
  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: What is shown from now on.
  ///   - call: What the author has called, for an issue.
  ///   - reloads: Whether everything is reloaded.
  ///   - view: The view, as long as it asks the data source; `nil` for none.
  ///   - report: Takes an issue.
  ///   - didTake: Is called when another snapshot is the current one.
  ///   - completion: Is called at the end, when the next snapshot may come.
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
      // R-DS-2: the first one is loaded as a whole.
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
    // Data that is about to be reloaded is not updated item by item.
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
    // R-DS-6: what is handed out has no marks.
    current = snapshot.withoutMarks
    didTake()
  }

  /// Does something, during which no snapshot can be applied.
  func during<Result>(_ activity: DataSourceActivity, _ body: () -> Result) -> Result {
    let outer = self.activity
    self.activity = activity
    defer { self.activity = outer }
    return body()
  }
}

extension AppliedSnapshot {
  /// The sections with their items, each by what it prints as.
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

  /// The text that a section prints as, cut where it is long; `nil` for one that is not there.
  func printedSection(at index: Int) -> String? {
    current.sectionIdentifier(at: index).map { IdentifierText.short($0) }
  }

  /// The text that an item prints as, cut where it is long; `nil` for one that is not there.
  func printedItem(at indexPath: IndexPath) -> String? {
    current.itemIdentifier(at: indexPath).map { IdentifierText.short($0) }
  }
}
