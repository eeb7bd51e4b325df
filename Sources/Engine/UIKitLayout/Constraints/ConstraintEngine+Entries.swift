import Foundation
import ViewLayout

extension ConstraintEngine {
  func insert(_ constraint: NSLayoutConstraint) {
    constraint.engine = target == nil ? self : constraint.engine
    guard constraint.isANumber else {
      if target == nil { constraint.holder?.report(.notANumber(constraint)) }
      return
    }
    guard constraint.isComparable else {
      if target == nil { constraint.holder?.report(.incomparable(constraint)) }
      return
    }
    guard let translation = ConstraintTranslation(constraint, in: self) else { return }
    var linear = translation.linear
    linear.precedence = LinearConstraint.Precedence(weight: makeRank())
    let key = ObjectIdentifier(constraint)
    entries[key] = Entry(
      constraint: constraint,
      handle: nil,
      linear: linear,
      isVolatile: translation.isVolatile
    )
    if translation.isVolatile { volatile.insert(key) }
    enter(key)
  }

  /// Updates the constant of a constraint in the system, and its terms if a baseline has moved to
  /// another item.
  func refresh(_ entry: Entry, _ key: ObjectIdentifier) {
    guard entry.constraint.isANumber,
      let translation = ConstraintTranslation(entry.constraint, in: self)
    else { return remove(entry.constraint) }
    let (old, new) = (entry.linear, translation.linear)
    let isAlike = old.terms.elementsEqual(new.terms) { $0 == $1 }
    guard !isAlike || new.constant != old.constant else { return }
    entries[key]?.linear.terms = new.terms
    entries[key]?.linear.constant = new.constant
    guard let handle = entry.handle else { return }
    if isAlike, system.setConstant(of: handle, to: new.constant) { return }
    owners[handle] = nil
    system.remove(handle)
    entries[key]?.handle = nil
    enter(key)
  }

  /// R-AL-7: adds a constraint to the system, in place of conflicting constraints that were
  /// activated later.
  ///
  /// If the constraint conflicts with earlier ones only, it is recorded as broken.
  func enter(_ key: ObjectIdentifier) {
    var displacedKeys: [ObjectIdentifier] = []
    while let linear = entries[key]?.linear {
      switch system.add(linear) {
      case .added(let handle):
        entries[key]?.handle = handle
        owners[handle] = key
        broken[key] = nil
        return
      case .conflict(let others):
        let known = others.compactMap { owners[$0] }
        guard let displacedKey = known.max(by: { precedes($0, $1) }), precedes(key, displacedKey)
        else {
          for displacedKey in displacedKeys.reversed() { enter(displacedKey) }
          broken[key] = known
          conflictingFrames[key] = framedItems(in: others)
          return
        }
        leaveOut(displacedKey, for: known + [key])
        displacedKeys.append(displacedKey)
      }
    }
  }

  /// Removes a constraint that conflicts with others from the system and records it as broken.
  func leaveOut(_ key: ObjectIdentifier, for others: [ObjectIdentifier]) {
    broken[key] = others.filter { $0 != key }
    guard let handle = entries[key]?.handle else { return }
    owners[handle] = nil
    system.remove(handle)
    entries[key]?.handle = nil
  }

  func precedes(_ one: ObjectIdentifier, _ other: ObjectIdentifier) -> Bool {
    (entries[one]?.constraint.activation ?? 0) < (entries[other]?.constraint.activation ?? 0)
  }

  /// Adds broken constraints again where possible, in order of activation, and reports newly broken
  /// ones.
  ///
  /// The result is the same as if all constraints had been added in order of activation.
  func settleBroken() {
    guard !broken.isEmpty else { return }
    var tried: Set<ObjectIdentifier> = []
    while let key = broken.keys.filter({ !tried.contains($0) }).min(by: { precedes($0, $1) }) {
      tried.insert(key)
      enter(key)
    }
    guard target == nil else { return }
    for (key, others) in broken.sorted(by: { precedes($0.key, $1.key) })
    where reported.insert(key).inserted {
      guard let constraint = entries[key]?.constraint else { continue }
      let all = (others.compactMap { entries[$0]?.constraint } + [constraint])
        .sorted { $0.activation < $1.activation }
      let frames = conflictingFrames[key] ?? []
      constraint.holder?.report(.conflict(all, frames: frames, broken: constraint))
    }
  }

  private func framedItems(in handles: [ConstraintSystem.Handle]) -> [any LayoutItem] {
    fixedBoxes.filter { box in box.fixed.contains { $0.handle.map(handles.contains) ?? false } }
      .map(\.item)
  }
}
