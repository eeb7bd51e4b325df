import Foundation
import ViewLayout

/// The author's constraints.
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

  /// Brings an entry's distance up to date.
  func refresh(_ entry: Entry, _ key: ObjectIdentifier) {
    guard entry.constraint.isANumber,
      let translation = ConstraintTranslation(entry.constraint, in: self)
    else { return remove(entry.constraint) }
    let constant = translation.linear.constant
    guard constant != entry.linear.constant else { return }
    entries[key]?.linear.constant = constant
    guard let handle = entry.handle else { return }
    if system.setConstant(of: handle, to: constant) { return }
    owners[handle] = nil
    system.remove(handle)
    entries[key]?.handle = nil
    enter(key)
  }

  /// R-AL-7: adds a constraint to the system; of those that exclude each other the one is left out that
  /// was activated last.
  func enter(_ key: ObjectIdentifier) {
    while let linear = entries[key]?.linear {
      switch system.add(linear) {
      case .added(let handle):
        entries[key]?.handle = handle
        owners[handle] = key
        broken.remove(key)
        return
      case .conflict(let others):
        let known = others.compactMap { owners[$0] }
        guard let victim = known.max(by: { precedes($0, $1) }), precedes(key, victim) else {
          return leaveOut(key, among: known)
        }
        leaveOut(victim, among: known + [key])
      }
    }
  }

  func leaveOut(_ key: ObjectIdentifier, among keys: [ObjectIdentifier]) {
    broken.insert(key)
    if let handle = entries[key]?.handle {
      owners[handle] = nil
      system.remove(handle)
      entries[key]?.handle = nil
    }
    guard target == nil, reported.insert(key).inserted, let constraint = entries[key]?.constraint
    else { return }
    let others = keys.filter { $0 != key }.compactMap { entries[$0]?.constraint }
    let all = (others + [constraint]).sorted { $0.activation < $1.activation }
    constraint.holder?.report(.conflict(all, broken: constraint))
  }

  func precedes(_ one: ObjectIdentifier, _ other: ObjectIdentifier) -> Bool {
    (entries[one]?.constraint.activation ?? 0) < (entries[other]?.constraint.activation ?? 0)
  }

  func retryBroken() {
    for key in broken.sorted(by: { precedes($0, $1) }) { enter(key) }
  }
}
