/// A quantity that a system finds a value for.
package struct Variable: Hashable, Sendable {
  let number: Int32
  var symbol: Symbol { Symbol(number: number) }
}

/// An equation or inequality between a sum of multiples of variables and 0, required or optional.
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
  /// From 1 to 1000, which means that it must hold; of conflicting constraints the one with the
  /// higher priority counts, however many lower ones there are.
  package var priority: Double
  /// Which constraints of one priority are violated if they conflict.
  package var precedence = Precedence()

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

  /// The order of a constraint among those of its priority.
  package struct Precedence: Sendable {
    /// The greater the weight, the smaller the violation, if all other constraints leave a choice;
    /// 0 for a constraint without a preference.
    package var weight = 0.0
    /// Whether its choice counts as determined by the constraints, so that it is not ambiguous.
    package var isDetermining = false

    package init(weight: Double = 0, isDetermining: Bool = false) {
      self.weight = weight
      self.isDetermining = isDetermining
    }

    /// The priority of a choice, below that of every constraint: R-AL-9.
    var priority: Double { isDetermining ? Self.determining : Self.arbitrary }

    static let determining = 0.0
    private static let arbitrary = -1.0
  }

  package var isRequired: Bool { priority >= Self.required }
}
