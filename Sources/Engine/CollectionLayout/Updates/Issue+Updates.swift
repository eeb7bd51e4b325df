import Foundation
import ViewLayout

extension Issue {
  /// Returns the issue for counts that do not match the updates.
  ///
  /// - Parameters:
  ///   - count: The counts and the changes.
  ///   - section: The section that contains the items, before the update; `nil` if the sections
  ///     are counted.
  /// - Returns: The issue.
  static func invalidUpdate(_ count: UpdateCount, section: Int?) -> Issue {
    let what = section.map { "number of items in section \($0)" } ?? "number of sections"
    let moves =
      count.movedIn + count.movedOut > 0
      ? ", \(count.movedIn) moved in and \(count.movedOut) out" : ""
    return Issue(
      kind: .invalidUpdate,
      place: section.map { "section \($0)" } ?? "sections",
      message: """
        the \(what) was \(count.before) before the update; \(count.inserted) inserted and \
        \(count.deleted) deleted\(moves) make \(count.expected), but the data source says \
        \(count.after); apply the same changes to the data and to the collection view
        """
    )
  }

  /// Returns the issue for an update of a section or an item that does not exist.
  ///
  /// - Parameters:
  ///   - update: The invalid update.
  ///   - time: `before` or `after`.
  ///   - counts: The numbers of items in the sections at that time.
  /// - Returns: The issue.
  static func updateOutside(_ update: CollectionUpdate, _ time: String, counts: [Int]) -> Issue {
    let items = counts.prefix(20).map { "\($0)" }.joined(separator: ", ")
    let sections =
      counts.isEmpty
      ? "no sections" : "sections of \(items)\(counts.count > 20 ? ", …" : "") items"
    return Issue(
      kind: .invalidUpdate,
      place: "\(update)",
      message: """
        "\(update)" refers to a missing element: \(time) the update there are \(sections); deletions \
        and reloads use places before it, insertions places after it
        """
    )
  }

  static func updatesContradict(_ first: CollectionUpdate, _ second: CollectionUpdate) -> Issue {
    Issue(
      kind: .invalidUpdate,
      place: "\(second)",
      message: """
        "\(first)" and "\(second)" change the same element in one update; remove one of them
        """
    )
  }

  static let updateDuringLayout = Issue(
    kind: .invalidUpdate,
    place: "updates",
    message: """
      the collection view is updated by one of its callbacks during layout; it reloads instead: update \
      it before or afterwards
      """
  )
}
