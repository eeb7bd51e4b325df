import Foundation
import ViewLayout

/// Solves the constraints of a view and of all that is in it, and keeps the solution as they
/// change.
@MainActor
package final class ConstraintEngine {
  /// A constraint of the author's, as the system has it.
  struct Entry {
    let constraint: NSLayoutConstraint
    /// `nil` for one that is left out, as others exclude it.
    var handle: ConstraintSystem.Handle?
    var linear: LinearConstraint
    /// Whether the distance depends on more than the constraint's own.
    var isVolatile: Bool
  }

  unowned let root: any LayoutItem
  /// The size that the root is to have; `nil` for the one that it has.
  let target: FittingTarget?
  var system = ConstraintSystem()
  /// In the order in which the items lie in the root.
  var order: [LayoutBox] = []
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var entries: [ObjectIdentifier: Entry] = [:]
  /// Those of the author's that are in the system.
  var owners: [ConstraintSystem.Handle: ObjectIdentifier] = [:]
  /// Those that are left out, with others that exclude them.
  var broken: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  var reported: Set<ObjectIdentifier> = []
  var volatile: Set<ObjectIdentifier> = []
  var changedItems: [ObjectIdentifier: any LayoutItem] = [:]
  /// The items whose contents have asked for another size since their widths are known.
  var adapted: [ObjectIdentifier: any LayoutItem] = [:]
  /// Whether people read from the right in items that keep constraints.
  var directions: [ObjectIdentifier: Bool] = [:]
  /// The boxes with frames that were set.
  var fixedBoxes: [LayoutBox] = []
  var nextRank = 1.0
  var isStale = true
  /// Whether anything has changed since the frames were given.
  var hasChanges = true

  /// Makes a solver of what is in an item.
  ///
  /// - Parameters:
  ///   - root: The item.
  ///   - target: The size that it is asked to have; `nil` where it has one.
  package init(of root: any LayoutItem, fitting target: FittingTarget? = nil) {
    self.root = root
    self.target = target
  }
}

// MARK: Changes

extension ConstraintEngine {
  /// Invalidates the whole system, as items were added or removed.
  package func itemsDidChange() {
    isStale = true
    hasChanges = true
  }

  /// Invalidates the intrinsic size constraints of an item.
  package func intrinsicSizeDidChange(of item: any LayoutItem) {
    changedItems[ObjectIdentifier(item)] = item
    hasChanges = true
  }

  /// Says that a frame, margins or baselines may have changed.
  package func surroundingsDidChange() { hasChanges = true }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    hasChanges = true
    let key = ObjectIdentifier(constraint)
    guard !isStale, let entry = entries[key] else { return }
    refresh(entry, key)
  }

  func add(_ constraint: NSLayoutConstraint) {
    hasChanges = true
    if !isStale { insert(constraint) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    hasChanges = true
    let key = ObjectIdentifier(constraint)
    guard let entry = entries.removeValue(forKey: key) else { return }
    broken[key] = nil
    volatile.remove(key)
    reported.remove(key)
    guard let handle = entry.handle else { return }
    owners[handle] = nil
    system.remove(handle)
  }
}

/// A mistake in constraints, which are laid out as well as they can be.
@MainActor
package enum ConstraintMistake {
  /// The second constraint is left out, as it excludes the others.
  case conflict([NSLayoutConstraint], broken: NSLayoutConstraint)
  /// The constraints leave the item's place or size open.
  case ambiguous(any LayoutItem, [String])
  /// A number of the constraint is none.
  case notANumber(NSLayoutConstraint)
  /// The constraint is of items that are in nothing together.
  case noCommonAncestor(NSLayoutConstraint)
  /// The constraint is of attributes that cannot be compared.
  case incomparable(NSLayoutConstraint)
  /// A visual format that cannot be read, from the character on.
  case format(String, offset: Int, problem: String)
  /// A view that is to be put into itself.
  case cycle(any LayoutItem)
}
