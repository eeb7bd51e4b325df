import CollectionLayout
import Foundation

/// Two snapshots of one section, to measure what changes between them.
enum SnapshotCase: String, CaseIterable {
  /// Of 5,000 items 1,000 in a row deleted, 1,000 in a row inserted, the first 200 shuffled.
  case changed5000 = "changed/5000"
  /// Of 100,000 items 10,000 in a row deleted, 10,000 in a row inserted, the first 2,000 shuffled.
  case changed100000 = "changed/100000"
  /// As many deleted, inserted and moved as in `changed5000`, each anywhere.
  case scattered5000 = "scattered/5000"
  /// As many deleted, inserted and moved as in `changed100000`, each anywhere.
  case scattered100000 = "scattered/100000"
  /// All 100,000 items in another order.
  case shuffled100000 = "shuffled/100000"
  /// The same 100,000 items.
  case identical100000 = "identical/100000"
  /// 100,000 items, and one more.
  case appended100000 = "appended/100000"
}

extension SnapshotCase {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  /// Whether a difference in quadratic time ends in seconds.
  var isQuickForAnyone: Bool { self != .shuffled100000 }

  private var count: Int { rawValue.hasSuffix("/5000") ? 5000 : 100_000 }

  /// The items before and afterwards.
  func items() -> (old: [UUID], new: [UUID]) {
    let old = uuids(count)
    var new = old
    switch self {
    case .changed5000, .changed100000:
      let (many, few) = count == 5000 ? (1000, 200) : (10_000, 2000)
      new.insert(contentsOf: uuids(many), at: many * 3)
      new.removeSubrange(many * 2..<many * 3)
      new[..<few].shuffle()
    case .scattered5000, .scattered100000:
      let (many, few) = count == 5000 ? (1000, 200) : (10_000, 2000)
      let gone = Set(old.shuffled().prefix(many))
      new.removeAll { gone.contains($0) }
      scatter(uuids(many), in: &new)
      let moved = new.shuffled().prefix(few)
      let movedSet = Set(moved)
      new.removeAll { movedSet.contains($0) }
      scatter(Array(moved), in: &new)
    case .shuffled100000: new.shuffle()
    case .identical100000: break
    case .appended100000: new.append(UUID())
    }
    return (old, new)
  }

  /// A snapshot of some items.
  static func snapshot(_ items: [UUID]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func uuids(_ count: Int) -> [UUID] { (0..<count).map { _ in UUID() } }

  /// Puts elements at places all over, in one pass.
  private func scatter(_ elements: [UUID], in items: inout [UUID]) {
    let total = items.count + elements.count
    let places = Set((0..<total).shuffled().prefix(elements.count))
    var (rest, added) = (items[...], elements[...])
    items = (0..<total).compactMap { places.contains($0) ? added.popFirst() : rest.popFirst() }
  }
}
