import Foundation
import ViewLayout

/// Checks whether a batch of updates leads from the old item counts to the new ones.
struct UpdateCheck {
  private let batch: UpdateBatch
  /// The number of items in each section before the batch.
  private let before: [Int]
  /// The number of items in each section after the batch, as the data source returns it.
  private let after: [Int]
  private var issues: [Issue] = []

  private init(_ batch: UpdateBatch, from before: [Int], to after: [Int]) {
    self.batch = batch
    self.before = before
    self.after = after
  }

  /// Returns the issues of a batch; empty if the batch can be applied.
  ///
  /// - Complexity: O(*s* + *n* log *n*) for *s* sections and *n* updates.
  static func issues(_ batch: UpdateBatch, from before: [Int], to after: [Int]) -> [Issue] {
    var check = UpdateCheck(batch, from: before, to: after)
    check.checkPlaces()
    check.checkRepetitions()
    // Items can only be assigned to sections if the section updates are valid.
    if check.issues.isEmpty { check.checkSections() }
    if check.issues.isEmpty { check.checkItems() }
    return check.issues
  }
}

extension UpdateCheck {
  /// Checks that removed places existed before the batch, and that inserted places exist after it
  /// (R-CV-22).
  private mutating func checkPlaces() {
    for update in batch.updates {
      let places = update.places
      let wrong = [
        places.old.map { !$0.isIn(before) } ?? false ? "before" : nil,
        places.new.map { !$0.isIn(after) } ?? false ? "after" : nil,
      ].compactMap(\.self)
      for time in wrong {
        issues.append(.updateOutside(update, "\(time)", counts: time == "before" ? before : after))
      }
    }
  }

  /// Checks that nothing is removed twice and that no two elements are inserted at one place
  /// (R-CV-23).
  private mutating func checkRepetitions() {
    var (gone, come): ([UpdatePlace: CollectionUpdate], [UpdatePlace: CollectionUpdate]) = (
      [:], [:]
    )
    for update in batch.updates where !update.isReconfiguration {
      let places = update.places
      if let old = places.old, let first = gone.updateValue(update, forKey: old) {
        issues.append(.updatesContradict(first, update))
      }
      if let new = places.new, let first = come.updateValue(update, forKey: new) {
        issues.append(.updatesContradict(first, update))
      }
    }
  }

  /// Checks the number of sections: the old number, minus deletions, plus insertions, is the new
  /// one (R-CV-20).
  private mutating func checkSections() {
    let count = UpdateCount(
      before: before.count,
      inserted: batch.insertedSections.count,
      deleted: batch.deletedSections.count,
      after: after.count
    )
    if !count.isRight { issues.append(.invalidUpdate(count, section: nil)) }
  }

  /// Checks the number of items of each section that remains (R-CV-21).
  private mutating func checkItems() {
    let mapping = UpdateMapping(batch)
    var (inserted, deleted): ([Int: Int], [Int: Int]) = ([:], [:])
    var (movedIn, movedOut): ([Int: Int], [Int: Int]) = ([:], [:])
    for path in batch.insertedItems { inserted[path.section, default: 0] += 1 }
    for path in batch.deletedItems { deleted[path.section, default: 0] += 1 }
    for (path, target) in batch.movedItems {
      movedOut[path.section, default: 0] += 1
      movedIn[target.section, default: 0] += 1
    }
    for section in before.indices where !batch.reloadedSections.contains(section) {
      guard let new = mapping.section(section) else { continue }
      let count = UpdateCount(
        before: before[section],
        inserted: inserted[new] ?? 0,
        deleted: deleted[section] ?? 0,
        movedIn: movedIn[new] ?? 0,
        movedOut: movedOut[section] ?? 0,
        after: after[new]
      )
      if !count.isRight { issues.append(.invalidUpdate(count, section: section)) }
    }
  }
}

/// The old and new numbers of sections, or of items in a section, and the changes between them.
struct UpdateCount {
  var before: Int
  var inserted: Int
  var deleted: Int
  var movedIn = 0
  var movedOut = 0
  var after: Int
}

extension UpdateCount {
  /// The new number according to the updates.
  var expected: Int { before + inserted - deleted + movedIn - movedOut }

  var isRight: Bool { expected == after }
}
