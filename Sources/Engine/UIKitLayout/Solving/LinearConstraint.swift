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
  /// Which wishes of one priority are missed where not all of them can hold.
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

  /// The place of a wish among those of its priority.
  package struct Precedence: Sendable {
    /// The greater the weight, the less the wish is missed, where all other constraints leave a choice; 0
    /// for a wish that does not care.
    package var weight = 0.0
    /// Whether the choice that it makes counts as one that the constraints make.
    package var isMeant = false

    package init(weight: Double = 0, isMeant: Bool = false) {
      self.weight = weight
      self.isMeant = isMeant
    }

    /// The priority of a choice, below that of every wish: R-AL-9.
    var priority: Double { isMeant ? Self.meant : Self.arbitrary }

    static let meant = 0.0
    private static let arbitrary = -1.0
  }

  package var isRequired: Bool { priority >= Self.required }
}
