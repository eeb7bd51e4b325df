/// A quantity that a system finds a value for.
package struct Variable: Hashable, Sendable {
  let number: Int32
  var symbol: Symbol { Symbol(number: number) }
}

/// An equation or inequality between a sum of multiples of variables and 0, or the wish for one.
package struct LinearConstraint: Sendable {
  package enum Relation: Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// The priority of a constraint that must hold.
  package static let required = 1000.0

  /// The sum of these, and of `constant`, is what is compared with 0.
  package var terms: [(variable: Variable, coefficient: Double)]
  package var constant: Double
  package var relation: Relation
  /// From 1 to 1000, which means that it must hold; of wishes that exclude each other the one with the
  /// higher priority counts, however many lower ones there are.
  package var priority: Double

  package init(
    _ terms: [(variable: Variable, coefficient: Double)],
    constant: Double,
    _ relation: Relation,
    priority: Double = Self.required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  package var isRequired: Bool { priority >= Self.required }
}
