import Foundation
import ViewLayout

extension Issue {
  /// - Parameters:
  ///   - count: What does not add up.
  ///   - section: Whose items, counted before the update; `nil` for the sections themselves.
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
        \(count.after); change the data and the collection view by the same
        """
    )
  }

  /// - Parameters:
  ///   - update: What names a section or an item that there is not.
  ///   - time: `before` or `after`.
  ///   - counts: How many items the sections had then.
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
        "\(update)" names what is not there: \(time) the update there are \(sections); deletions \
        and reloads count before it, insertions after it
        """
    )
  }

  static func updatesContradict(_ first: CollectionUpdate, _ second: CollectionUpdate) -> Issue {
    Issue(
      kind: .invalidUpdate,
      place: "\(second)",
      message: """
        "\(first)" and "\(second)" are about one place in the same update; leave one of them out
        """
    )
  }

  static let updateDuringLayout = Issue(
    kind: .invalidUpdate,
    place: "updates",
    message: """
      the collection view is updated by what it asks while it lays out; it reloads instead: update \
      it before or afterwards
      """
  )
}
