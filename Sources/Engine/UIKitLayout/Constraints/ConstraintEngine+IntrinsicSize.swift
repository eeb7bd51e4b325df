import Foundation
import ViewLayout

/// The solver's variables for an item's frame, and the constraints on them that the engine adds.
@MainActor
final class LayoutBox {
  unowned let item: any LayoutItem
  /// The origin of the item in the coordinates of the enclosing item, for each axis.
  let origin: [Variable]
  /// The width and the height of the item, never negative (R-AL-16).
  let length: [Variable]
  /// The weight of the item's intrinsic size constraints, which increases in hierarchy order and
  /// decides between items.
  let rank: Double
  /// Whether constraints determine the frame of the item.
  let isPlaced: Bool
  /// The constraints that keep a frame or size that was set.
  var fixed: [FixedLength] = []
  /// The intrinsic size constraints of each axis.
  var intrinsicConstraints: [IntrinsicSizeConstraint?] = [nil, nil]

  /// A required position or length that the engine adds for a frame that was set.
  struct FixedLength {
    var linear: LinearConstraint
    var handle: ConstraintSystem.Handle?
  }

  /// An intrinsic length with its hugging and compression resistance constraints.
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

/// R-AL-4: constraints for intrinsic content sizes.
extension ConstraintEngine {
  /// Updates the intrinsic size constraints of an item.
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

  /// Changes the length of an intrinsic size constraint in place.
  ///
  /// - Returns: Whether this was possible: there was a constraint with the same priorities, and the
  ///   system accepted the new length.
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
      // An intrinsic size must never conflict with a required constraint of the author.
      let maximum = LinearConstraint.required - Self.tolerance
      var linear = LinearConstraint(
        [(box.length[axis], 1)],
        constant: -Double(dimension.length),
        relation,
        priority: min(Double(priority.rawValue), maximum)
      )
      linear.precedence = .init(weight: box.rank, isDetermining: isOrdered)
      if case .added(let handle) = system.add(linear) { return handle }
      return nil
    }
    return LayoutBox.IntrinsicSizeConstraint(dimension: dimension, handles: handles)
  }

  /// The distance of intrinsic size priorities from 1000, so that they stay below that of required
  /// constraints.
  private static let tolerance = 0.001
}
