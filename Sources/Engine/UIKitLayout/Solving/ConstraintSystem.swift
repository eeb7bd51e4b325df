/// Solves linear constraints: satisfies required ones and minimizes the violation of optional ones.
///
/// Constraints of a higher priority always take precedence over those of lower ones. The algorithm
/// is the incremental simplex method of Cassowary (Badros, Borning and Stuckey, 2001): the cost of
/// adding, removing or changing a constraint depends on the size of the change, not on the number
/// of constraints.
package final class ConstraintSystem {
  /// An identifier of a constraint in a system.
  package struct Handle: Hashable, Sendable {
    let number: Int
  }

  /// The result of adding a constraint.
  package enum Addition: Equatable {
    case added(Handle)
    /// The constraint conflicts with these required ones; the system is unchanged.
    case conflict(with: [Handle])
  }

  private struct Entry {
    var constraint: LinearConstraint
    /// The symbol that belongs to this constraint only, and its coefficient.
    var marker: Symbol
    var factor: Double
    /// The symbols for the violation of an optional constraint.
    var errors: [Symbol]
  }

  private var tableau = Tableau() {
    didSet { probe = nil }
  }
  /// A copy of the tableau with the same values that tests for ambiguity may pivot; `nil` before
  /// the first test.
  private var probe: Tableau?
  private var entries: [Int: Entry] = [:]
  private var owners: [Symbol: Int] = [:]
  private var nextNumber = 0
  private var isSolved = true

  package init() {}
}

extension ConstraintSystem {
  /// Creates a variable, which is 0 while it is not constrained.
  package func makeVariable() -> Variable {
    Variable(number: tableau.makeSymbol(.variable).number)
  }

  /// Creates a variable that is never negative, and 0 while it is not constrained.
  package func makeLength() -> Variable { Variable(number: tableau.makeSymbol(.length).number) }

  /// Adds a constraint to the system.
  ///
  /// - Complexity: O(*n*) in the rows of its variables, and of those that depend on them.
  package func add(_ constraint: LinearConstraint) -> Addition {
    var row = tableau.reduced(constraint)
    let entry = mark(constraint, in: &row)
    if row.constant < 0 { row.multiply(by: -1) }
    weigh(entry, by: 1)
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      tableau.insert(row, for: subject)
    } else if let others = conflict(adding: row) {
      tableau.release(entry.marker)
      return .conflict(with: others)
    }
    isSolved = false
    let number = nextNumber
    nextNumber += 1
    entries[number] = entry
    for symbol in [entry.marker] + entry.errors { owners[symbol] = number }
    return .added(Handle(number: number))
  }

  /// Removes a constraint from the system.
  package func remove(_ handle: Handle) {
    guard let entry = entries.removeValue(forKey: handle.number) else { return }
    for symbol in [entry.marker] + entry.errors { owners[symbol] = nil }
    solve()
    weigh(entry, by: -1)
    if tableau.place(of: entry.marker) == nil, let place = rowToLeave(for: entry.marker) {
      tableau.pivot(entry.marker, into: place)
    }
    if let place = tableau.place(of: entry.marker) { tableau.dropRow(place) }
    for symbol in Set([entry.marker] + entry.errors) { tableau.release(symbol) }
    isSolved = false
  }

  /// Changes the constant of a constraint.
  ///
  /// - Returns: Whether all required constraints can be satisfied; otherwise the constraint is
  ///   unchanged.
  package func setConstant(of handle: Handle, to constant: Double) -> Bool {
    guard let entry = entries[handle.number] else { return true }
    solve()
    let amount = (constant - entry.constraint.constant) / entry.factor
    guard shift(entry, by: amount) else {
      _ = shift(entry, by: -amount)
      return false
    }
    entries[handle.number]?.constraint.constant = constant
    return true
  }

  package func value(of variable: Variable) -> Double {
    solve()
    return tableau.value(of: variable.symbol)
  }

  /// Returns whether every other value of a variable would violate more constraints.
  package func isDetermined(_ variable: Variable) -> Bool {
    solve()
    guard tableau.mayChange(variable.symbol) else { return true }
    var other = probe ?? tableau
    let canChange =
      other.canChange(variable.symbol, by: 1) || other.canChange(variable.symbol, by: -1)
    probe = other
    return !canChange
  }

  /// Returns the constraints that determine a variable, in the order in which they were added.
  ///
  /// Violated optional constraints are not included.
  package func reasons(for variable: Variable) -> [Handle] {
    solve()
    guard let place = tableau.place(of: variable.symbol) else { return [] }
    return Set(tableau.rows[place].terms.compactMap { owners[$0.symbol] }).sorted()
      .map { Handle(number: $0) }
  }

  /// Adds the violation of a constraint to the objective (sign 1), or removes it (sign −1).
  private func weigh(_ entry: Entry, by sign: Double) {
    let (priority, precedence) = (entry.constraint.priority, entry.constraint.precedence)
    for error in entry.errors {
      // R-AL-2: the total violation among the constraints of one priority is minimal.
      tableau.weigh(error, by: sign, priority: priority)
      guard precedence.weight > 0 else { continue }
      tableau.weigh(error, by: sign * precedence.weight, priority: precedence.priority)
    }
  }

  private func solve() {
    guard !isSolved else { return }
    tableau.optimize()
    isSolved = true
  }

  private func shift(_ entry: Entry, by amount: Double) -> Bool {
    let places = tableau.shift(entry.marker, by: amount)
    guard !places.contains(where: tableau.isBroken) else { return false }
    return tableau.repair(places)
  }
}

extension ConstraintSystem {
  /// Adds the slack, error or dummy symbols that turn a constraint into an equation.
  private func mark(_ constraint: LinearConstraint, in row: inout Row) -> Entry {
    let isRequired = constraint.isRequired
    func add(_ kind: Symbol.Kind, times factor: Double) -> Symbol {
      let symbol = tableau.makeSymbol(kind)
      row.add(symbol, times: factor)
      return symbol
    }
    let sign = constraint.relation == .lessThanOrEqual ? 1.0 : -1
    let marker: Symbol
    var errors: [Symbol] = []
    switch (constraint.relation, isRequired) {
    case (.equal, true):
      marker = add(.dummy, times: sign)
    case (.equal, false):
      marker = add(.error, times: sign)
      errors = [marker, add(.error, times: -sign)]
    case (_, true):
      marker = add(.slack, times: sign)
    case (_, false):
      marker = add(.slack, times: sign)
      errors = [add(.error, times: -sign)]
    }
    return Entry(constraint: constraint, marker: marker, factor: sign, errors: errors)
  }

  /// Returns a symbol that can become basic in a new row without a pivot; `nil` if there is none.
  private func subject(of row: Row, _ entry: Entry) -> Symbol? {
    let variable = row.terms.last { tableau.kinds[$0.symbol.index] == .variable }
    if let variable { return variable.symbol }
    // An unconstrained length can be basic if its value is not negative.
    let length = row.terms.first {
      tableau.kinds[$0.symbol.index] == .length && tableau.isUnknown($0.symbol)
        && row.constant / -$0.coefficient >= 0
    }
    if let length { return length.symbol }
    let own = [entry.marker] + entry.errors
    let restricted = own.first {
      tableau.kinds[$0.index].isRestricted && row.coefficient(of: $0) < 0
    }
    if let restricted { return restricted }
    let areDummies = row.terms.allSatisfy { tableau.kinds[$0.symbol.index] == .dummy }
    return areDummies && abs(row.constant) <= Tableau.tolerance ? entry.marker : nil
  }

  /// Adds a row with the help of an artificial symbol, if the system remains feasible.
  ///
  /// - Returns: The required constraints that the row conflicts with; `nil` if it was added.
  private func conflict(adding row: Row) -> [Handle]? {
    let before = tableau
    let artificial = tableau.makeSymbol(.artificial)
    tableau.insert(row, for: artificial)
    tableau.minimize(artificial)
    let place = tableau.place(of: artificial)
    if let place, tableau.rows[place].constant > Tableau.tolerance {
      let others = Set(tableau.rows[place].terms.compactMap { owners[$0.symbol] })
      tableau = before
      return others.filter { entries[$0]?.constraint.isRequired == true }.sorted().map {
        Handle(number: $0)
      }
    }
    if let place {
      let terms = tableau.rows[place].terms
      let entering = terms.first { tableau.kinds[$0.symbol.index] != .dummy } ?? terms.first
      if let entering {
        tableau.pivot(entering.symbol, into: place)
      } else {
        tableau.dropRow(place)
      }
    }
    tableau.discard(artificial)
    return nil
  }

  /// Returns the row whose basic symbol a removed marker replaces, so that the other rows remain
  /// feasible.
  private func rowToLeave(for marker: Symbol) -> Int? {
    var best: (rank: Int, ratio: Double, place: Int)?
    for (place, coefficient) in tableau.entries(of: marker) {
      guard let basic = tableau.basics[place] else { continue }
      let kind = tableau.kinds[basic.index]
      let isRestricted = kind.isRestricted
      // A redundant equation (dummy symbol) comes first: it then takes over the removed one.
      let rank = kind == .dummy ? 0 : !isRestricted ? 3 : coefficient < 0 ? 1 : 2
      let ratio = isRestricted ? abs(tableau.rows[place].constant / coefficient) : 0
      if best.map({ (rank, ratio, place) < $0 }) ?? true { best = (rank, ratio, place) }
    }
    return best?.place
  }
}
