import Foundation
import ViewLayout

/// An item that a solver knows: its place and its lengths as variables, and what was said of them
/// besides the author's constraints.
@MainActor
final class LayoutBox {
  unowned let item: any LayoutItem
  /// Where the item begins in the one that it is in.
  let origin: [Variable]
  /// How long the item is: never less than 0 (R-AL-16).
  let length: [Variable]
  /// The place of the item's wishes among all others.
  let rank: Double
  /// Whether constraints give the item its frame.
  let isPlaced: Bool
  /// The frame, or the size, that somebody has set.
  var fixed: [FixedLength] = []
  /// The wishes of the content, along each axis.
  var wishes: [ContentWish?] = [nil, nil]

  /// A place or a length that must hold.
  struct FixedLength {
    var linear: LinearConstraint
    var handle: ConstraintSystem.Handle?
  }

  /// A wish of a content with the constraints that say it.
  struct ContentWish {
    var wish: ContentWishes.Wish
    var handles: [ConstraintSystem.Handle]
  }

  init(of item: any LayoutItem, in system: ConstraintSystem, rank: Double) {
    self.item = item
    self.rank = rank
    isPlaced = item.placement.isSolved
    origin = Axis.allCases.map { _ in system.makeVariable() }
    length = Axis.allCases.map { _ in system.makeLength() }
  }
}
