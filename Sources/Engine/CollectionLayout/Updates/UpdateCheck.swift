import Foundation
import ViewLayout

/// Whether a batch of updates leads from the numbers of items that there were to those that there
/// are.
struct UpdateCheck {
  private let batch: UpdateBatch
  /// The items of each section before the batch.
  private let before: [Int]
  /// The items of each section after the batch, as the data source says.
  private let after: [Int]
  private var issues: [Issue] = []

  private init(_ batch: UpdateBatch, from before: [Int], to after: [Int]) {
    self.batch = batch
    self.before = before
    self.after = after
  }

  /// The issues of a batch, none where it can be applied.
  ///
  /// - Complexity: O(*s* + *n* log *n*) for *s* sections and *n* updates.
  static func issues(_ batch: UpdateBatch, from before: [Int], to after: [Int]) -> [Issue] {
    var check = UpdateCheck(batch, from: before, to: after)
    check.checkPlaces()
    check.checkRepetitions()
    // Without sections that fit there is no telling which items are whose.
    if check.issues.isEmpty { check.checkSections() }
    if check.issues.isEmpty { check.checkItems() }
    return check.issues
  }
}

extension UpdateCheck {
  /// R-CV-22: what goes is among what there was, what comes among what there is.
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

  /// R-CV-23: nothing goes twice, and nothing comes to where something else comes.
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

  /// R-CV-20: the sections before, less those deleted, with those inserted, are those after.
  private mutating func checkSections() {
    let count = UpdateCount(
      before: before.count,
      inserted: batch.insertedSections.count,
      deleted: batch.deletedSections.count,
      after: after.count
    )
    if !count.isRight { issues.append(.invalidUpdate(count, section: nil)) }
  }

  /// R-CV-21: so are the items of each section that was there before and is there after.
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

/// How many sections, or items of a section, there were, have come and gone, and are.
struct UpdateCount {
  var before: Int
  var inserted: Int
  var deleted: Int
  var movedIn = 0
  var movedOut = 0
  var after: Int
}

extension UpdateCount {
  /// How many there should be.
  var expected: Int { before + inserted - deleted + movedIn - movedOut }

  var isRight: Bool { expected == after }
}
