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

/// R-AL-4: the sizes that contents ask for.
extension ConstraintEngine {
  /// Brings the wishes of an item's content up to date.
  func updateWishes(of box: LayoutBox) {
    let wishes = box.item.contentWishes
    for (axis, wish) in [wishes.horizontal, wishes.vertical].enumerated() {
      if let wish, changeWish(of: box, axis, to: wish) { continue }
      for handle in box.wishes[axis]?.handles ?? [] { system.remove(handle) }
      box.wishes[axis] = wish.map { add($0, of: box, axis, isOrdered: wishes.isOrdered) }
    }
  }

  /// Changes the length of a wish.
  ///
  /// - Returns: Whether there was one that matters as much.
  private func changeWish(of box: LayoutBox, _ axis: Int, to wish: ContentWishes.Wish) -> Bool {
    guard let old = box.wishes[axis], old.wish.hugging == wish.hugging,
      old.wish.resistance == wish.resistance, wish.length.isFinite, old.wish.length.isFinite
    else { return false }
    guard old.wish.length != wish.length else { return true }
    box.wishes[axis]?.wish = wish
    return old.handles.allSatisfy { system.setConstant(of: $0, to: -Double(wish.length)) }
  }

  private func add(
    _ wish: ContentWishes.Wish,
    of box: LayoutBox,
    _ axis: Int,
    isOrdered: Bool
  ) -> LayoutBox.ContentWish {
    let sides = [
      (LinearConstraint.Relation.lessThanOrEqual, wish.hugging),
      (.greaterThanOrEqual, wish.resistance),
    ]
    let handles = sides.compactMap { relation, priority -> ConstraintSystem.Handle? in
      guard wish.length.isFinite, priority.rawValue > 0 else { return nil }
      // A content never excludes what an author says.
      let most = LinearConstraint.required - Self.hair
      var linear = LinearConstraint(
        [(box.length[axis], 1)],
        constant: -Double(wish.length),
        relation,
        priority: min(Double(priority.rawValue), most)
      )
      linear.precedence = .init(weight: box.rank, isMeant: isOrdered)
      if case .added(let handle) = system.add(linear) { return handle }
      return nil
    }
    return LayoutBox.ContentWish(wish: wish, handles: handles)
  }

  /// How much less than a constraint a content's wish of the highest priority matters.
  private static let hair = 0.001
}
