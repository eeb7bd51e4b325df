import CollectionLayout
import Foundation

/// The times of snapshots in one case, as medians of several runs, in seconds.
struct SnapshotMeasurement: Encodable {
  let name: String
  /// The number of updates between both snapshots.
  let updates: Int
  /// The time to build a new snapshot of the items after the change.
  let build: Double
  /// The time to compute the difference between two independent snapshots.
  let difference: Double
  /// The time to compute the difference between a snapshot and a changed copy of it.
  let differenceOfCopy: Double
  /// The time of the standard library's difference of both arrays; `nil` if it would take minutes.
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
      standardDifference: benchmark.isFeasibleInQuadraticTime ? Self.standardDifference(items) : nil
    )
  }

  private static func standardDifference(_ items: (old: [UUID], new: [UUID])) -> Double {
    var changes = 0
    let seconds = Measurement.seconds {
      changes = items.new.difference(from: items.old).count
    }
    return withExtendedLifetime(changes) { seconds }
  }

  /// Returns a changed copy: missing items are deleted, and all others are appended again.
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

/// Two snapshots of one section whose difference is measured.
enum SnapshotCase: String, CaseIterable {
  /// 5,000 items: 1,000 adjacent ones deleted, 1,000 adjacent ones inserted, the first 200
  /// shuffled.
  case changed5000 = "changed/5000"
  /// 100,000 items: 10,000 adjacent ones deleted, 10,000 adjacent ones inserted, the first 2,000
  /// shuffled.
  case changed100000 = "changed/100000"
  /// The same number of changes as in `changed5000`, at random positions.
  case scattered5000 = "scattered/5000"
  /// The same number of changes as in `changed100000`, at random positions.
  case scattered100000 = "scattered/100000"
  /// All 100,000 items in another order.
  case shuffled100000 = "shuffled/100000"
  /// The same 100,000 items.
  case identical100000 = "identical/100000"
  /// 100,000 items with one item appended.
  case appended100000 = "appended/100000"
}

extension SnapshotCase {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  /// Whether an algorithm with quadratic time finishes within seconds.
  var isFeasibleInQuadraticTime: Bool { self != .shuffled100000 }

  private var count: Int { rawValue.hasSuffix("/5000") ? 5000 : 100_000 }

  /// Returns the items before and after the change.
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

  /// Returns a snapshot of one section with the items.
  static func snapshot(_ items: [UUID]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func uuids(_ count: Int) -> [UUID] { (0..<count).map { _ in UUID() } }

  /// Inserts elements at random positions in one pass.
  private func scatter(_ elements: [UUID], in items: inout [UUID]) {
    let total = items.count + elements.count
    let places = Set((0..<total).shuffled().prefix(elements.count))
    var (rest, added) = (items[...], elements[...])
    items = (0..<total).compactMap { places.contains($0) ? added.popFirst() : rest.popFirst() }
  }
}

/// A Markdown table of the times for snapshots.
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
