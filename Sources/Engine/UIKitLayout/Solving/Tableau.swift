/// Equations solved for some of their symbols, which are basic, by the others, which are 0; and the
/// cost of what is missed.
///
/// It is a value: a copy is what there was before something that may not succeed.
struct Tableau {
  /// Constants that are nearer to 0 than this are rounding.
  static let tolerance = 1e-7

  /// The optional constraints of one priority: for each symbol that is not basic how much more is
  /// missed in all, for each unit that it grows.
  private struct Level {
    var priority: Double
    var costs: [Double]
  }

  private(set) var kinds: [Symbol.Kind] = []
  private(set) var rows: [Row] = []
  /// For each row the symbol that it stands for; `nil` for one that is free.
  private(set) var basics: [Symbol?] = []
  private var freeRows: [Int] = []
  /// For each symbol its row, or -1.
  private var rowOfSymbol: [Int32] = []
  /// For each symbol rows that may have a term of it; all that have are among them.
  private var columns: [[Int32]] = []
  private var freeSymbols: [Symbol] = []
  /// The highest priority first.
  private var levels: [Level] = []
  /// All symbols that may be worth growing, and others.
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

  /// Gives back a symbol that no row has any more.
  mutating func release(_ symbol: Symbol) {
    columns[symbol.index] = []
    for level in levels.indices { levels[level].costs[symbol.index] = 0 }
    freeSymbols.append(symbol)
  }

  /// Whether no row has a symbol, nor stands for it.
  func isUnknown(_ symbol: Symbol) -> Bool {
    rowOfSymbol[symbol.index] < 0 && columns[symbol.index].isEmpty
  }

  /// The row of a basic symbol; `nil` for one that is not.
  func place(of symbol: Symbol) -> Int? {
    let row = rowOfSymbol[symbol.index]
    return row < 0 ? nil : Int(row)
  }

  /// What a symbol is.
  func value(of symbol: Symbol) -> Double { place(of: symbol).map { rows[$0].constant } ?? 0 }

  /// A sum in symbols that are not basic.
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

  /// Takes in a row for a symbol that no row stands for, in whose place it is put everywhere.
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

  /// Takes out the row of a basic symbol.
  mutating func dropRow(_ place: Int) {
    if let symbol = basics[place] { rowOfSymbol[symbol.index] = -1 }
    rows[place] = Row()
    basics[place] = nil
    freeRows.append(place)
  }

  /// Makes a symbol basic in the place of another one.
  ///
  /// - Parameters:
  ///   - entering: A symbol with a term in the row.
  ///   - place: The row.
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

  /// The rows with a term of a symbol, each once, with its coefficient.
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

  /// Takes a symbol that is 0 out of all rows, and gives it back.
  mutating func discard(_ symbol: Symbol) {
    for (place, _) in entries(of: symbol) { _ = rows[place].remove(symbol) }
    release(symbol)
  }

  /// Puts a row in the place of a symbol.
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
  /// Says that a symbol is to be as small as can be, or, with a negative weight, that it is not to
  /// be any more.
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

  /// Whether a symbol that is not basic may grow at no cost, but for arbitrary choices; a choice
  /// that is meant, as by the order of a stack's views, is a cost (R-AL-10).
  func isFree(_ symbol: Symbol) -> Bool {
    kinds[symbol.index] != .dummy
      && levels.allSatisfy {
        $0.priority < LinearConstraint.Precedence.determining
          || abs($0.costs[symbol.index]) <= Row.tolerance
      }
  }

  /// Whether a variable's row leaves it another value, unless other rows forbid it.
  func mayChange(_ variable: Symbol) -> Bool {
    guard let place = place(of: variable) else {
      return kinds[variable.index] == .variable || isFree(variable)
    }
    return rows[place].terms.contains { kinds[$0.symbol.index] == .variable || isFree($0.symbol) }
  }

  /// Whether a variable could be more, or less, with as little missed; the tableau may have another
  /// form then, with the same values.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - direction: 1 for more, -1 for less.
  /// - Returns: Whether there is such a value.
  mutating func canChange(_ variable: Symbol, by direction: Double) -> Bool {
    for _ in 0..<Self.patience {
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

  /// The symbol whose growth, which costs nothing, would make a variable more, or less; `nil` where
  /// there is none.
  private func growing(_ variable: Symbol, by direction: Double) -> Symbol? {
    guard let place = place(of: variable) else {
      // A length that nothing stands for is 0, and cannot be less.
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

  /// Whether less is missed if a symbol grows: at the highest priority at which it makes a
  /// difference.
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
  /// Has as little missed as can be, from rows that all hold.
  mutating func optimize() {
    var count = 0
    while let entering = nextCandidate(smallestFirst: count > Self.patience) {
      count += 1
      if let place = leavingRow(for: entering) { pivot(entering, into: place) }
    }
  }

  /// How many steps are made before those are chosen that cannot go in circles.
  private static let patience = 10_000

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

  /// The row that keeps a symbol from growing first; `nil` where nothing does.
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

  /// Has a restricted symbol be 0, or as little as can be, from rows that all hold; costs do not
  /// count.
  mutating func minimize(_ symbol: Symbol) {
    while let place = place(of: symbol), rows[place].constant > Self.tolerance {
      // The smallest first, so that it goes in no circle.
      let entering = rows[place].terms.first {
        $0.coefficient < -Row.tolerance && kinds[$0.symbol.index].isRestricted
      }
      guard let entering, let leaving = leavingRow(for: entering.symbol) else { return }
      pivot(entering.symbol, into: leaving)
    }
  }

  /// Has rows hold again whose constants have changed, from a state in which nothing less could be
  /// missed, which it keeps.
  ///
  /// - Parameter places: The rows that may not hold.
  /// - Returns: Whether they do now.
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

  /// Whether a row says that what is always 0 is not: of equations that say the same one has
  /// changed.
  func isBroken(_ place: Int) -> Bool {
    guard let basic = basics[place], kinds[basic.index] == .dummy else { return false }
    return abs(rows[place].constant) > Self.tolerance
  }

  /// The symbol whose growth costs least for what it adds to a row; `nil` where none adds anything.
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

  /// Adds to the constant of each row a multiple of its coefficient of a symbol, or to that of the
  /// symbol's own row.
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
