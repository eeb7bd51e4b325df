/// The simplex tableau: equations solved for their basic symbols, and the cost of violations.
///
/// Symbols that are not basic are 0. The tableau is a value, so a copy restores the state before an
/// operation that failed.
struct Tableau {
  /// The absolute value below which a constant counts as 0.
  static let tolerance = 1e-7

  /// The objective of one priority: for each nonbasic symbol, the change in the total violation per
  /// unit.
  private struct Level {
    var priority: Double
    var costs: [Double]
  }

  private(set) var kinds: [Symbol.Kind] = []
  private(set) var rows: [Row] = []
  /// The basic symbol of each row; `nil` for an unused row.
  private(set) var basics: [Symbol?] = []
  private var freeRows: [Int] = []
  /// The index of the row in which each symbol is basic, or -1.
  private var rowOfSymbol: [Int32] = []
  /// The rows that may have a term of each symbol: a superset of the rows that do.
  private var columns: [[Int32]] = []
  private var freeSymbols: [Symbol] = []
  /// The objectives, highest priority first.
  private var levels: [Level] = []
  /// A superset of the symbols whose growth may reduce the violation.
  private var candidates: [Symbol] = []
}

// MARK: Symbols and rows

extension Tableau {
  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol.index] = kind
      return symbol
    }
    let symbol = Symbol(number: Int32(kinds.count))
    kinds.append(kind)
    rowOfSymbol.append(-1)
    columns.append([])
    for level in levels.indices { levels[level].costs.append(0) }
    return symbol
  }

  /// Releases a symbol that no row contains.
  mutating func release(_ symbol: Symbol) {
    columns[symbol.index] = []
    for level in levels.indices { levels[level].costs[symbol.index] = 0 }
    freeSymbols.append(symbol)
  }

  /// Returns whether a symbol is neither basic nor in any row.
  func isUnknown(_ symbol: Symbol) -> Bool {
    rowOfSymbol[symbol.index] < 0 && columns[symbol.index].isEmpty
  }

  /// Returns the row in which a symbol is basic; `nil` for a nonbasic symbol.
  func place(of symbol: Symbol) -> Int? {
    let row = rowOfSymbol[symbol.index]
    return row < 0 ? nil : Int(row)
  }

  /// Returns the value of a symbol; 0 for a nonbasic one.
  func value(of symbol: Symbol) -> Double { place(of: symbol).map { rows[$0].constant } ?? 0 }

  /// Returns a constraint's sum in terms of nonbasic symbols.
  func reduced(_ constraint: LinearConstraint) -> Row {
    var row = Row(constraint.constant)
    for (variable, coefficient) in constraint.terms {
      if let place = place(of: variable.symbol) {
        row.add(rows[place], times: coefficient)
      } else {
        row.add(variable.symbol, times: coefficient)
      }
    }
    return row
  }

  /// Adds a row for a new basic symbol and substitutes the symbol in all other rows.
  mutating func insert(_ row: Row, for symbol: Symbol) {
    let place = freeRows.popLast() ?? rows.count
    if place == rows.count {
      rows.append(Row())
      basics.append(nil)
    }
    substitute(symbol, by: row)
    rows[place] = row
    basics[place] = symbol
    rowOfSymbol[symbol.index] = Int32(place)
    for term in row.terms { columns[term.symbol.index].append(Int32(place)) }
  }

  mutating func dropRow(_ place: Int) {
    if let symbol = basics[place] { rowOfSymbol[symbol.index] = -1 }
    rows[place] = Row()
    basics[place] = nil
    freeRows.append(place)
  }

  /// Makes a symbol basic in a row, in place of the row's basic symbol.
  ///
  /// - Parameters:
  /// - entering: A symbol with a term in the row.
  /// - place: The index of the row.
  mutating func pivot(_ entering: Symbol, into place: Int) {
    guard let leaving = basics[place] else { return }
    var row = rows[place]
    rows[place] = Row()
    row.solve(for: entering, insteadOf: leaving)
    rowOfSymbol[leaving.index] = -1
    substitute(entering, by: row)
    rows[place] = row
    basics[place] = entering
    rowOfSymbol[entering.index] = Int32(place)
    columns[leaving.index].append(Int32(place))
  }

  /// Returns the rows that contain a symbol, with its coefficient, each row once.
  mutating func entries(of symbol: Symbol) -> [(place: Int, coefficient: Double)] {
    var entries: [(place: Int, coefficient: Double)] = []
    var kept: [Int32] = []
    for place in columns[symbol.index].sorted() where place != kept.last {
      let coefficient = rows[Int(place)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      entries.append((Int(place), coefficient))
      kept.append(place)
    }
    columns[symbol.index] = kept
    return entries
  }

  /// Removes a symbol with the value 0 from all rows and releases it.
  mutating func discard(_ symbol: Symbol) {
    for (place, _) in entries(of: symbol) { _ = rows[place].remove(symbol) }
    release(symbol)
  }

  /// Replaces a symbol by a row in all rows and objectives.
  private mutating func substitute(_ symbol: Symbol, by row: Row) {
    let places = columns[symbol.index]
    columns[symbol.index] = []
    for place in places {
      let coefficient = rows[Int(place)].remove(symbol)
      guard coefficient != 0 else { continue }
      var target = rows[Int(place)]
      rows[Int(place)] = Row()
      target.add(row, times: coefficient) { columns[$0.index].append(place) }
      rows[Int(place)] = target
    }
    var isTouched = false
    for level in levels.indices {
      let cost = levels[level].costs[symbol.index]
      guard cost != 0 else { continue }
      isTouched = true
      levels[level].costs[symbol.index] = 0
      for term in row.terms { addCost(cost * term.coefficient, of: term.symbol, at: level) }
    }
    if isTouched { candidates += row.terms.map(\.symbol) }
  }
}

// MARK: Costs

extension Tableau {
  /// Adds a weight to the cost of a symbol at a priority; a negative weight removes it again.
  mutating func weigh(_ symbol: Symbol, by weight: Double, priority: Double) {
    let level = level(of: priority)
    guard let place = place(of: symbol) else {
      addCost(weight, of: symbol, at: level)
      candidates.append(symbol)
      return
    }
    for term in rows[place].terms {
      addCost(weight * term.coefficient, of: term.symbol, at: level)
      candidates.append(term.symbol)
    }
  }

  /// Returns whether a nonbasic symbol can grow without a cost.
  ///
  /// Costs of a precedence count only if it is determining, such as the order of a stack's views
  /// (R-AL-10).
  func isFree(_ symbol: Symbol) -> Bool {
    kinds[symbol.index] != .dummy
      && levels.allSatisfy {
        $0.priority < LinearConstraint.Precedence.determining
          || abs($0.costs[symbol.index]) <= Row.tolerance
      }
  }

  /// Returns whether a variable's row permits another value, regardless of the other rows.
  func mayChange(_ variable: Symbol) -> Bool {
    guard let place = place(of: variable) else {
      return kinds[variable.index] == .variable || isFree(variable)
    }
    return rows[place].terms.contains { kinds[$0.symbol.index] == .variable || isFree($0.symbol) }
  }

  /// Returns whether a variable can grow or shrink without more violation; may pivot, which keeps
  /// all values.
  ///
  /// - Parameters:
  /// - variable: The variable.
  /// - direction: 1 to grow, -1 to shrink.
  /// - Returns: Whether the variable can have another value.
  mutating func canChange(_ variable: Symbol, by direction: Double) -> Bool {
    for _ in 0..<Self.blandThreshold {
      guard let symbol = growing(variable, by: direction) else { return false }
      guard kinds[symbol.index] != .variable, let leaving = leavingRow(for: symbol) else {
        return true
      }
      let step = -rows[leaving].constant / rows[leaving].coefficient(of: symbol)
      if abs(step) > Self.tolerance { return true }
      pivot(symbol, into: leaving)
    }
    return false
  }

  /// Returns a symbol whose growth costs nothing and changes the variable; `nil` if there is none.
  private func growing(_ variable: Symbol, by direction: Double) -> Symbol? {
    guard let place = place(of: variable) else {
      // A nonbasic length is 0 and cannot shrink.
      let isAtBound = kinds[variable.index] != .variable
      return isAtBound && (direction < 0 || !isFree(variable)) ? nil : variable
    }
    return rows[place].terms.first { term in
      kinds[term.symbol.index] == .variable
        || term.coefficient * direction > Row.tolerance && isFree(term.symbol)
    }?.symbol
  }

  private mutating func addCost(_ cost: Double, of symbol: Symbol, at level: Int) {
    let sum = levels[level].costs[symbol.index] + cost
    levels[level].costs[symbol.index] = abs(sum) <= Row.tolerance ? 0 : sum
  }

  private mutating func level(of priority: Double) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      let costs = Array(repeating: 0.0, count: kinds.count)
      levels.insert(Level(priority: priority, costs: costs), at: place)
    }
    return place
  }

  /// Returns whether the growth of a symbol reduces the violation at the highest priority that it
  /// affects.
  private func isNegative(_ symbol: Symbol) -> Bool {
    for level in levels {
      let cost = level.costs[symbol.index]
      if cost != 0 { return cost < 0 }
    }
    return false
  }
}

// MARK: Solving

extension Tableau {
  /// Minimizes the violation, starting from a feasible tableau.
  mutating func optimize() {
    var count = 0
    while let entering = nextCandidate(smallestFirst: count > Self.blandThreshold) {
      count += 1
      if let place = leavingRow(for: entering) { pivot(entering, into: place) }
    }
  }

  /// The number of steps after which the next symbol is chosen by Bland's rule, which cannot cycle.
  private static let blandThreshold = 10_000

  private mutating func nextCandidate(smallestFirst: Bool) -> Symbol? {
    if smallestFirst {
      candidates = Set(candidates).filter { isGrowing($0) }.sorted(by: >)
    }
    while let symbol = candidates.popLast() {
      if isGrowing(symbol) { return symbol }
    }
    return nil
  }

  private func isGrowing(_ symbol: Symbol) -> Bool {
    rowOfSymbol[symbol.index] < 0 && kinds[symbol.index].isRestricted && isNegative(symbol)
  }

  /// Returns the row that limits the growth of a symbol; `nil` if its growth is unlimited.
  private mutating func leavingRow(for entering: Symbol) -> Int? {
    var best: (place: Int, ratio: Double, symbol: Symbol)?
    for (place, coefficient) in entries(of: entering) where coefficient < 0 {
      guard let basic = basics[place], kinds[basic.index].isRestricted else { continue }
      let ratio = -max(rows[place].constant, 0) / coefficient
      if best.map({ (ratio, basic) < ($0.ratio, $0.symbol) }) ?? true {
        best = (place, ratio, basic)
      }
    }
    return best?.place
  }

  /// Minimizes a restricted symbol, starting from a feasible tableau; costs are ignored.
  mutating func minimize(_ symbol: Symbol) {
    while let place = place(of: symbol), rows[place].constant > Self.tolerance {
      // The smallest symbol first (Bland's rule), so that the loop cannot cycle.
      let entering = rows[place].terms.first {
        $0.coefficient < -Row.tolerance && kinds[$0.symbol.index].isRestricted
      }
      guard let entering, let leaving = leavingRow(for: entering.symbol) else { return }
      pivot(entering.symbol, into: leaving)
    }
  }

  /// Makes rows feasible again after their constants have changed, and keeps the tableau optimal.
  ///
  /// - Parameter places: The rows that may be infeasible.
  /// - Returns: Whether the rows are feasible now.
  mutating func repair(_ places: [Int]) -> Bool {
    var waiting = places
    while let place = waiting.popLast() {
      guard let basic = basics[place], kinds[basic.index].isRestricted,
        rows[place].constant < -Self.tolerance
      else { continue }
      guard let entering = cheapest(in: rows[place]) else { return false }
      let touched = entries(of: entering).map(\.place)
      pivot(entering, into: place)
      waiting += touched
    }
    return true
  }

  /// Returns whether a dummy symbol would not be 0, because one of several equivalent equations has
  /// changed.
  func isBroken(_ place: Int) -> Bool {
    guard let basic = basics[place], kinds[basic.index] == .dummy else { return false }
    return abs(rows[place].constant) > Self.tolerance
  }

  /// Returns the symbol with the lowest cost for increasing a row; `nil` if no symbol increases it.
  private func cheapest(in row: Row) -> Symbol? {
    var best: Row.Term?
    for term in row.terms where term.coefficient > Row.tolerance {
      guard kinds[term.symbol.index].isRestricted else { continue }
      guard let known = best else {
        best = term
        continue
      }
      if isCheaper(term, than: known) { best = term }
    }
    return best?.symbol
  }

  private func isCheaper(_ term: Row.Term, than other: Row.Term) -> Bool {
    for level in levels {
      let cost = level.costs[term.symbol.index] / term.coefficient
      let known = level.costs[other.symbol.index] / other.coefficient
      if abs(cost - known) > Row.tolerance { return cost < known }
    }
    return term.symbol < other.symbol
  }

  /// Shifts a symbol: adds a multiple of its coefficient to the constant of each row that contains
  /// it.
  ///
  /// A basic symbol changes the constant of its own row only.
  ///
  /// - Returns: The rows that were changed.
  mutating func shift(_ symbol: Symbol, by amount: Double) -> [Int] {
    if let place = place(of: symbol) {
      rows[place].constant -= amount
      return [place]
    }
    let entries = entries(of: symbol)
    for (place, coefficient) in entries { rows[place].constant += coefficient * amount }
    return entries.map(\.place)
  }
}
