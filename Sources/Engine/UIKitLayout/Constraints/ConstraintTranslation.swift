import Foundation
package import ViewLayout

/// The translation of a layout constraint to a linear constraint.
@MainActor
struct ConstraintTranslation {
  let linear: LinearConstraint
  /// Whether the constant depends on margins, baselines or scrolling, and so may change without
  /// notice.
  private(set) var isVolatile = false

  /// Translates a constraint; `nil` if an item was deallocated or there is no common ancestor.
  ///
  /// R-AL-1: both sides are expressed in the coordinates of the nearest common ancestor.
  init?(_ constraint: NSLayoutConstraint, in engine: ConstraintEngine) {
    guard let item = constraint.first.item, let ancestor = constraint.commonItem
    else { return nil }
    let isRightToLeft = engine.isRightToLeft(constraint.holder ?? item)
    // R-AL-13: in a right-to-left layout, a constant on leading or trailing has the opposite sign.
    let isFlipped = isRightToLeft && constraint.first.attribute.isDirectional
    var sum = LinearExpression(Double(isFlipped ? constraint.constant : -constraint.constant))
    let sides = [(constraint.first, 1.0), (constraint.second, -Double(constraint.multiplier))]
    for (side, factor) in sides {
      for part in side?.parts ?? [] {
        guard let axis = part.attribute.axis else { return nil }
        let value = Self.value(
          of: part.attribute,
          of: part.item,
          axis.layoutAxis,
          isRightToLeft,
          ancestor,
          engine
        )
        sum.add(value.sum, times: factor * part.factor)
        isVolatile = isVolatile || value.isVolatile
      }
    }
    linear = LinearConstraint(
      sum.terms,
      constant: sum.constant,
      constraint.relation.linear(isFlipped: isFlipped),
      priority: Double(constraint.priority.rawValue)
    )
  }

  /// Returns the value of an attribute of an item, in the coordinates of an ancestor or of the item
  /// itself.
  private static func value(
    of attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    _ axis: Axis,
    _ isRightToLeft: Bool,
    _ ancestor: any LayoutItem,
    _ engine: ConstraintEngine
  ) -> (sum: LinearExpression, isVolatile: Bool) {
    func value(
      of attribute: NSLayoutConstraint.Attribute,
      of item: any LayoutItem
    ) -> LinearExpression {
      Self.value(of: attribute, of: item, axis, isRightToLeft, ancestor, engine).sum
    }
    if let inside = attribute.insideMargins {
      return (value(of: inside, of: item.marginsItem), true)
    }
    // R-AL-12: for descendants of a scroll view, its edges are those of its content.
    let place = item === ancestor && !attribute.isLength ? item.innerItem : item
    let insets = place.alignmentInsets
    let length = engine.length(of: place, axis)
    func edge(_ share: Double) -> LinearExpression {
      var sum = engine.origin(of: place, axis, in: ancestor)
      sum.add(length, times: share)
      sum.constant += (1 - share) * Double(insets.start(axis)) - share * Double(insets.end(axis))
      return sum
    }
    switch attribute {
    case .left, .top: return (edge(0), place.isInset)
    case .right, .bottom: return (edge(1), place.isInset)
    // R-AL-13: in a right-to-left layout, leading is right and trailing is left.
    case .leading: return (edge(isRightToLeft ? 1 : 0), place.isInset)
    case .trailing: return (edge(isRightToLeft ? 0 : 1), place.isInset)
    case .centerX, .centerY: return (edge(0.5), place.isInset)
    case .width, .height:
      return (length + -Double(insets.start(axis) + insets.end(axis)), place.isInset)
    default:
      switch place.baseline(attribute) {
      case .bottom: return (edge(1), true)
      case .belowMiddle(let distance): return (edge(0.5) + Double(distance), true)
      case .item(let inner): return (value(of: attribute, of: inner), true)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constant, the multiplier and the priority are finite, and the priority is
  /// positive.
  var isANumber: Bool {
    constant.isFinite && multiplier.isFinite && priority.rawValue.isFinite
      && priority.rawValue > 0
  }

  /// R-AL-11: whether both sides are positions along one axis, or both are lengths.
  var isComparable: Bool {
    guard let axis = first.attribute.axis else { return false }
    guard let second else { return first.isLength }
    guard second.isLength == first.isLength else { return false }
    return first.isLength || second.attribute.axis == axis
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation for the solver, reversed if the sign of the equation is.
  fileprivate func linear(isFlipped: Bool) -> LinearConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: isFlipped ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isFlipped ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The axis as the layout engine's type.
  package var layoutAxis: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension LayoutItem {
  fileprivate var isInset: Bool { if case .inset = placement { true } else { false } }
}

/// A linear expression: a sum of variables with coefficients, and a constant.
struct LinearExpression {
  var terms: [(variable: Variable, coefficient: Double)] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { terms = [(variable, 1)] }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard factor != 0 else { return }
    for term in other.terms { terms.append((term.variable, term.coefficient * factor)) }
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  static func + (one: LinearExpression, number: Double) -> LinearExpression {
    var sum = one
    sum.constant += number
    return sum
  }
}
