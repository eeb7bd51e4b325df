/// A variable of a constraint system.
package struct Variable: Hashable, Sendable {
  let number: Int32
  var symbol: Symbol { Symbol(number: number) }
}

/// A linear equation or inequality, required or optional: a weighted sum of variables is compared
/// with 0.
package struct LinearConstraint: Sendable {
  package enum Relation: Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// The priority of a required constraint.
  package static let required = 1000.0

  /// The variables with their coefficients; their sum plus `constant` is compared with 0.
  package var terms: [(variable: Variable, coefficient: Double)]
  package var constant: Double
  package var relation: Relation
  /// The priority, from 1 to 1000; 1000 is required.
  ///
  /// A constraint takes precedence over any number of constraints with lower priorities.
  package var priority: Double
  /// The precedence among conflicting constraints of the same priority.
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
    /// The weight of a violation where constraints of equal priority conflict: those with higher
    /// weights are violated less.
    ///
    /// 0 means that the constraint has no preference.
    package var weight = 0.0
    /// Whether a solution that the weight selects counts as determined, so that it is not reported
    /// as ambiguous.
    package var isDetermining = false

    package init(weight: Double = 0, isDetermining: Bool = false) {
      self.weight = weight
      self.isDetermining = isDetermining
    }

    /// The priority of the selection, which is below that of every constraint (R-AL-9).
    var priority: Double { isDetermining ? Self.determining : Self.arbitrary }

    static let determining = 0.0
    private static let arbitrary = -1.0
  }

  package var isRequired: Bool { priority >= Self.required }
}
