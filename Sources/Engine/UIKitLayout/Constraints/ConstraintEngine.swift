import Foundation
import ViewLayout

/// Solves the constraints of an item and its descendants, and updates the solution as they change.
@MainActor
package final class ConstraintEngine {
  /// A constraint of the author in the system.
  struct Entry {
    let constraint: NSLayoutConstraint
    /// The handle in the system; `nil` for a constraint that conflicts with others and was left
    /// out.
    var handle: ConstraintSystem.Handle?
    var linear: LinearConstraint
    /// Whether the constant also depends on margins, baselines or scrolling.
    var isVolatile: Bool
  }

  unowned let root: any LayoutItem
  /// The size to fit the root to; `nil` to use its current size.
  let target: FittingTarget?
  var system = ConstraintSystem()
  /// The boxes in hierarchy order, root first.
  var order: [LayoutBox] = []
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The author's constraints that are in the system, by their handles.
  var owners: [ConstraintSystem.Handle: ObjectIdentifier] = [:]
  /// The constraints that were left out, each with the constraints that it conflicts with.
  var broken: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// The items whose set frames take part in the conflicts of constraints that were left out.
  var conflictingFrames: [ObjectIdentifier: [any LayoutItem]] = [:]
  var reported: Set<ObjectIdentifier> = []
  var volatile: Set<ObjectIdentifier> = []
  var changedItems: [ObjectIdentifier: any LayoutItem] = [:]
  /// The items whose intrinsic size was measured for a solved width.
  var adapted: [ObjectIdentifier: any LayoutItem] = [:]
  /// Whether the layout direction of an item is right to left, cached.
  var directions: [ObjectIdentifier: Bool] = [:]
  /// The boxes of items with a frame that was set.
  var fixedBoxes: [LayoutBox] = []
  var nextRank = 1.0
  var isStale = true
  /// Whether anything has changed since the last layout.
  var hasChanges = true

  /// Creates an engine for the constraints inside of an item.
  ///
  /// - Parameters:
  /// - root: The item.
  /// - target: The size to fit the item to; `nil` to use its current size.
  package init(of root: any LayoutItem, fitting target: FittingTarget? = nil) {
    self.root = root
    self.target = target
  }
}

// MARK: Changes

extension ConstraintEngine {
  /// Invalidates the whole system after items were added or removed.
  package func itemsDidChange() {
    isStale = true
    hasChanges = true
  }

  /// Invalidates the intrinsic size constraints of an item.
  package func intrinsicSizeDidChange(of item: any LayoutItem) {
    changedItems[ObjectIdentifier(item)] = item
    hasChanges = true
  }

  /// Invalidates the solution after a frame, margins or baselines may have changed.
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

/// A mistake in constraints that the engine reports; the layout satisfies the remaining
/// constraints.
@MainActor
package enum ConstraintMistake {
  /// The conflicting constraints, the items whose set frames conflict with them, and the constraint
  /// that is left out.
  case conflict([NSLayoutConstraint], frames: [any LayoutItem], broken: NSLayoutConstraint)
  /// An item with an ambiguous position or size, and the names of the ambiguous parts.
  case ambiguous(any LayoutItem, [String])
  /// A constraint with a constant, multiplier or priority that is not a valid number.
  case notANumber(NSLayoutConstraint)
  /// A constraint between items without a common ancestor.
  case noCommonAncestor(NSLayoutConstraint)
  /// A constraint between attributes that cannot be compared.
  case incomparable(NSLayoutConstraint)
  /// A visual format with a syntax error, and the offset of the character.
  case format(String, offset: Int, problem: String)
  /// A view that would become its own descendant.
  case cycle(any LayoutItem)
}
