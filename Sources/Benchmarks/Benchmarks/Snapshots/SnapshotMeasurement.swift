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
