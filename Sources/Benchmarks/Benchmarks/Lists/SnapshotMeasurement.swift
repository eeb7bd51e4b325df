import CollectionLayout
import Foundation

/// The cost of snapshots in one case: medians of several runs, in seconds.
struct SnapshotMeasurement: Encodable {
  let name: String
  /// How many updates lead from one to the other.
  let updates: Int
  /// A snapshot of the items afterwards, made anew.
  let build: Double
  /// The difference from one snapshot to another one that was made apart.
  let difference: Double
  /// The difference from one snapshot to a changed copy of it.
  let differenceOfCopy: Double
  /// The standard library's difference of the two arrays, measured once; `nil` where it would take
  /// minutes.
  let standardDifference: Double?
}

extension SnapshotMeasurement {
  init(_ benchmark: SnapshotCase, runs: Int) {
    var (builds, differences, copies) = ([Double](), [Double](), [Double]())
    var updates = 0
    let items = benchmark.items()
    for _ in 0..<runs {
      let old = SnapshotCase.snapshot(items.old)
      var made: SnapshotCase.Snapshot?
      builds.append(Measurement.seconds { made = SnapshotCase.snapshot(items.new) })
      guard let new = made else { continue }
      let copy = Self.changedCopy(of: old, to: items.new)
      differences.append(
        Measurement.seconds { updates = new.difference(from: old).updates.count }
      )
      copies.append(Measurement.seconds { updates = copy.difference(from: old).updates.count })
    }
    self.init(
      name: benchmark.rawValue,
      updates: updates,
      build: Measurement.median(builds),
      difference: Measurement.median(differences),
      differenceOfCopy: Measurement.median(copies),
      standardDifference: benchmark.isQuickForAnyone ? Self.standardDifference(items) : nil
    )
  }

  private static func standardDifference(_ items: (old: [UUID], new: [UUID])) -> Double {
    var changes = 0
    let seconds = Measurement.seconds {
      changes = items.new.difference(from: items.old).count
    }
    return withExtendedLifetime(changes) { seconds }
  }

  /// A copy that was changed where it has to be: what is gone is deleted, the rest appended again.
  private static func changedCopy(
    of old: SnapshotCase.Snapshot,
    to items: [UUID]
  ) -> SnapshotCase.Snapshot {
    var copy = old
    guard copy.itemIdentifiers != items else { return copy }
    let kept = Set(items)
    copy.deleteItems(copy.itemIdentifiers.filter { !kept.contains($0) })
    copy.appendItems(items)
    return copy
  }
}

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

/// Measurements of snapshots as a table in Markdown.
struct SnapshotTable: CustomStringConvertible {
  let measurements: [SnapshotMeasurement]

  var description: String {
    let head = [
      "snapshots", "updates", "build ms", "difference ms", "of a changed copy ms",
      "standard library ms",
    ]
    return TextTable(rows: [head] + measurements.map(cells)).description
  }

  private func cells(_ measurement: SnapshotMeasurement) -> [String] {
    [measurement.name, "\(measurement.updates)"]
      + [
        measurement.build, measurement.difference, measurement.differenceOfCopy,
        measurement.standardDifference,
      ].map { seconds in seconds.map { TextTable.text($0 * 1e3, decimals: 3) } ?? "-" }
  }
}
