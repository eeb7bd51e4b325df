import Foundation
import ViewLayout

/// The solver's variables for the position and the lengths of an item, and the constraints on them
/// besides the author's constraints.
@MainActor
final class LayoutBox {
  unowned let item: any LayoutItem
  /// Where the item begins in the one that it is in.
  let origin: [Variable]
  /// How long the item is: never less than 0 (R-AL-16).
  let length: [Variable]
  /// The weight of the item's intrinsic size constraints among all others.
  let rank: Double
  /// Whether constraints give the item its frame.
  let isPlaced: Bool
  /// The constraints for a frame, or a size, that was set.
  var fixed: [FixedLength] = []
  /// The intrinsic size constraints along each axis.
  var intrinsicConstraints: [IntrinsicSizeConstraint?] = [nil, nil]

  /// A place or a length that must hold.
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

/// R-AL-4: intrinsic content sizes.
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

  /// Changes the length of an intrinsic size constraint.
  ///
  /// - Returns: Whether there was a constraint of the same priorities to change.
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
      // An intrinsic size never conflicts with an author's required constraint.
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

  /// How far below 1000 the highest priority of an intrinsic size constraint is.
  private static let tolerance = 0.001
}
