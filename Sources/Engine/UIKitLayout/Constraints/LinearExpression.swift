import Foundation

/// A sum of multiples of variables and a constant.
struct LinearExpression {
  var terms: [(variable: Variable, coefficient: Double)] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { terms = [(variable, 1)] }

  /// Adds a multiple of another sum.
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
