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
  var intrinsicConstraints: [IntrinsicSizeConstraint?] = [nil, nil]

  /// A place or a length that must hold.
  struct FixedLength {
    var linear: LinearConstraint
    var handle: ConstraintSystem.Handle?
  }

  /// A wish of a content with the constraints that say it.
  struct IntrinsicSizeConstraint {
    var dimension: IntrinsicLayoutSize.Dimension
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
  func updateIntrinsicSize(of box: LayoutBox) {
    let intrinsicConstraints = box.item.intrinsicLayoutSize
    for (axis, dimension) in [intrinsicConstraints.horizontal, intrinsicConstraints.vertical]
      .enumerated()
    {
      if let dimension, updateDimension(of: box, axis, to: dimension) { continue }
      for handle in box.intrinsicConstraints[axis]?.handles ?? [] { system.remove(handle) }
      box.intrinsicConstraints[axis] = dimension.map {
        add($0, of: box, axis, isOrdered: intrinsicConstraints.isOrdered)
      }
    }
  }

  /// Changes the length of a wish.
  ///
  /// - Returns: Whether there was one that matters as much.
  private func updateDimension(
    of box: LayoutBox,
    _ axis: Int,
    to dimension: IntrinsicLayoutSize.Dimension
  ) -> Bool {
    guard let old = box.intrinsicConstraints[axis], old.dimension.hugging == dimension.hugging,
      old.dimension.resistance == dimension.resistance, dimension.length.isFinite,
      old.dimension.length.isFinite
    else { return false }
    guard old.dimension.length != dimension.length else { return true }
    box.intrinsicConstraints[axis]?.dimension = dimension
    return old.handles.allSatisfy { system.setConstant(of: $0, to: -Double(dimension.length)) }
  }

  private func add(
    _ dimension: IntrinsicLayoutSize.Dimension,
    of box: LayoutBox,
    _ axis: Int,
    isOrdered: Bool
  ) -> LayoutBox.IntrinsicSizeConstraint {
    let sides = [
      (LinearConstraint.Relation.lessThanOrEqual, dimension.hugging),
      (.greaterThanOrEqual, dimension.resistance),
    ]
    let handles = sides.compactMap { relation, priority -> ConstraintSystem.Handle? in
      guard dimension.length.isFinite, priority.rawValue > 0 else { return nil }
      // A content never excludes what an author says.
      let maximum = LinearConstraint.required - Self.tolerance
      var linear = LinearConstraint(
        [(box.length[axis], 1)],
        constant: -Double(dimension.length),
        relation,
        priority: min(Double(priority.rawValue), maximum)
      )
      linear.precedence = .init(weight: box.rank, isMeant: isOrdered)
      if case .added(let handle) = system.add(linear) { return handle }
      return nil
    }
    return LayoutBox.IntrinsicSizeConstraint(dimension: dimension, handles: handles)
  }

  /// How much less than a constraint a content's wish of the highest priority matters.
  private static let tolerance = 0.001
}
