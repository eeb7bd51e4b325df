/// Finds values for variables by linear constraints: required ones hold, and as few
/// optional ones as possible are violated, those of the highest priority first.
///
/// It is the incremental simplex method of Cassowary (Badros, Borning and Stuckey, 2001): a
/// constraint that is added, taken out or changed costs as much as it changes, and not as much as
/// there are.
package final class ConstraintSystem {
  /// A constraint of a system.
  package struct Handle: Hashable, Sendable {
    let number: Int
  }

  /// What came of adding a constraint.
  package enum Addition: Equatable {
    case added(Handle)
    /// It excludes others that must hold, which are these; nothing is changed.
    case conflict(with: [Handle])
  }

  private struct Entry {
    var constraint: LinearConstraint
    /// The symbol that no other constraint has, with its coefficient.
    var marker: Symbol
    var factor: Double
    /// The symbols that say how far it is missed.
    var errors: [Symbol]
  }

  private var tableau = Tableau() {
    didSet { probe = nil }
  }
  /// The tableau in another form, with the same values; `nil` before other values were requested.
  private var probe: Tableau?
  private var entries: [Int: Entry] = [:]
  private var owners: [Symbol: Int] = [:]
  private var nextNumber = 0
  private var isSolved = true

  package init() {}
}

extension ConstraintSystem {
  /// A new variable, which is 0 as long as nothing says more of it.
  package func makeVariable() -> Variable {
    Variable(number: tableau.makeSymbol(.variable).number)
  }

  /// A new variable that is never less than 0, which it is as long as nothing says more of it.
  package func makeLength() -> Variable { Variable(number: tableau.makeSymbol(.length).number) }

  /// Adds a constraint.
  ///
  /// - Complexity: O(*n*) in the rows of the variables that it has, and of those that depend on
  ///   them.
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

  /// Takes a constraint out.
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
  /// - Returns: Whether all that must hold does so with it; else the constraint is as it was.
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

  /// What a variable is.
  package func value(of variable: Variable) -> Double {
    solve()
    return tableau.value(of: variable.symbol)
  }

  /// Whether the constraints leave a variable no other value that would be as good.
  package func isDetermined(_ variable: Variable) -> Bool {
    solve()
    guard tableau.mayChange(variable.symbol) else { return true }
    var other = probe ?? tableau
    let canChange =
      other.canChange(variable.symbol, by: 1) || other.canChange(variable.symbol, by: -1)
    probe = other
    return !canChange
  }

  /// The constraints that leave a variable no other value, in the order in which they were added;
  /// violated optional ones are not among them.
  package func reasons(for variable: Variable) -> [Handle] {
    solve()
    guard let place = tableau.place(of: variable.symbol) else { return [] }
    return Set(tableau.rows[place].terms.compactMap { owners[$0.symbol] }).sorted()
      .map { Handle(number: $0) }
  }

  /// Has the misses of a constraint count, or, with -1, not any more.
  private func weigh(_ entry: Entry, by sign: Double) {
    let (priority, precedence) = (entry.constraint.priority, entry.constraint.precedence)
    for error in entry.errors {
      // R-AL-2: the total violation of the constraints of one priority is minimal.
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
  /// Adds to a row the symbols that make an equation of a constraint.
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

  /// The symbol that a new row can stand for as it is; `nil` where there is none.
  private func subject(of row: Row, _ entry: Entry) -> Symbol? {
    let variable = row.terms.last { tableau.kinds[$0.symbol.index] == .variable }
    if let variable { return variable.symbol }
    // A length that nothing was said of yet, where that leaves it 0 or more.
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

  /// Adds a row that can stand for none of its symbols as it is, if it can hold.
  ///
  /// - Returns: Those that it excludes; `nil` where it is added.
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

  /// The row whose symbol makes room for a marker that is taken out, so that all others still hold.
  private func rowToLeave(for marker: Symbol) -> Int? {
    var best: (rank: Int, ratio: Double, place: Int)?
    for (place, coefficient) in tableau.entries(of: marker) {
      guard let basic = tableau.basics[place] else { continue }
      let kind = tableau.kinds[basic.index]
      let isRestricted = kind.isRestricted
      // Where another equation says the same, that one takes the place.
      let rank = kind == .dummy ? 0 : !isRestricted ? 3 : coefficient < 0 ? 1 : 2
      let ratio = isRestricted ? abs(tableau.rows[place].constant / coefficient) : 0
      if best.map({ (rank, ratio, place) < $0 }) ?? true { best = (rank, ratio, place) }
    }
    return best?.place
  }
}
