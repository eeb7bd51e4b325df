import Foundation
import ViewLayout

/// An item or a group with its size and place.
struct SolvedItem {
  let blueprint: ItemBlueprint
  /// The size that its fractions are of.
  let box: CGSize
  /// The slot's size: content insets are taken off later.
  var size: CGSize
  /// The slot's corner in the coordinates of the group around it.
  var origin = CGPoint.zero
  /// Its first cell, counted from the outermost group's.
  var firstLeaf: Int
  /// How many cells it holds.
  var leafCount: Int
  var children: [SolvedItem] = []
  var zIndex = 0
  /// What a flexible edge or gap in it takes besides its least.
  var share: CGFloat = 0

  /// The slot in the coordinates of the group around it.
  var slot: CGRect { CGRect(origin: origin, size: size) }

  /// The length that the slot takes along an axis with the room outside of it, before anything is
  /// shared.
  func extent(_ axis: Axis) -> CGFloat { size[axis] + blueprint.edges.least(axis) }
}
