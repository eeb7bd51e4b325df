import Foundation
import ViewLayout

/// The places and lengths of items as sums of variables.
extension ConstraintEngine {
  /// Where an item begins in another one that it is in, or is.
  func origin(
    of item: any LayoutItem,
    _ axis: Axis,
    in ancestor: any LayoutItem
  )
    -> LinearExpression
  {
    guard item !== ancestor else { return LinearExpression(Double(item.contentOrigin[axis])) }
    var sum = LinearExpression()
    var item = item
    while item !== ancestor, let outer = item.enclosingItem {
      switch item.placement {
      case .constrained, .framed: sum.add(LinearExpression(box(of: item).origin[axis.place]))
      case .inset(let insets):
        sum.constant += Double(insets.start(axis) + outer.contentOrigin[axis])
      case .scrolled: break
      }
      if outer !== ancestor { sum.constant -= Double(outer.contentOrigin[axis]) }
      item = outer
    }
    return sum
  }

  /// Whether people read from the right in an item.
  func isRightToLeft(_ item: any LayoutItem) -> Bool {
    if let known = directions[ObjectIdentifier(item)] { return known }
    let outer = item === root ? nil : item.enclosingItem
    let direction =
      item.readsFromRight ?? outer.map { isRightToLeft($0) } ?? item.isRightToLeft
    directions[ObjectIdentifier(item)] = direction
    return direction
  }

  /// How long an item is.
  func length(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    guard case .inset(let insets) = item.placement, let outer = item.enclosingItem else {
      return LinearExpression(box(of: item).length[axis.place])
    }
    return length(of: outer, axis) + -Double(insets.start(axis) + insets.end(axis))
  }
}

extension Axis {
  /// The axis as an index.
  var place: Int { self == .horizontal ? 0 : 1 }
}

extension EdgeLengths {
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension FollowedShares {
  static let none = FollowedShares(origin: 0, length: 0)
}
