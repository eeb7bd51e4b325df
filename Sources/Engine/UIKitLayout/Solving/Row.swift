/// A row of the tableau: a linear expression of symbols that equals the row's basic symbol.
struct Row {
  struct Term {
    var symbol: Symbol
    var coefficient: Double
  }

  /// The absolute value below which a coefficient counts as 0.
  static let tolerance = 1e-9

  var constant: Double
  /// The terms, sorted by unique symbols, with nonzero coefficients.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) {
    self.constant = constant
  }
}

extension Row {
  /// Returns the coefficient of a symbol; 0 if the row has no term for it.
  ///
  /// - Complexity: O(log *n*) in the terms.
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  mutating func add(_ symbol: Symbol, times coefficient: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if abs(coefficient) > Self.tolerance {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) <= Self.tolerance { terms.remove(at: place) }
  }

  /// Adds a multiple of another row.
  ///
  /// - Parameters:
  /// - row: The row to add.
  /// - factor: The factor, which is not 0.
  /// - onNew: Called with each symbol that had no term before.
  /// - Complexity: O(*n* + *m*) in the terms of both rows; for a much shorter row, a binary search
  ///   for each of its terms.
  mutating func add(_ row: Row, times factor: Double, onNew: (Symbol) -> Void = { _ in }) {
    constant += row.constant * factor
    if terms.isEmpty {
      terms = row.terms
      if factor != 1 { for index in terms.indices { terms[index].coefficient *= factor } }
      for term in terms { onNew(term.symbol) }
    } else if row.terms.count * Self.advantage < terms.count {
      for term in row.terms {
        let count = terms.count
        add(term.symbol, times: term.coefficient * factor)
        if terms.count > count { onNew(term.symbol) }
      }
    } else {
      merge(row, times: factor, onNew: onNew)
    }
  }

  /// The ratio of term counts from which a binary search for each term is faster than a merge.
  private static let advantage = 16

  private mutating func merge(_ row: Row, times factor: Double, onNew: (Symbol) -> Void) {
    guard !row.terms.isEmpty else { return }
    var result: [Term] = []
    result.reserveCapacity(terms.count + row.terms.count)
    var own = 0
    for other in row.terms {
      while own < terms.count, terms[own].symbol < other.symbol {
        result.append(terms[own])
        own += 1
      }
      var term = Term(symbol: other.symbol, coefficient: other.coefficient * factor)
      let isKnown = own < terms.count && terms[own].symbol == term.symbol
      if isKnown {
        term.coefficient += terms[own].coefficient
        own += 1
      }
      guard abs(term.coefficient) > Self.tolerance else { continue }
      result.append(term)
      if !isKnown { onNew(term.symbol) }
    }
    result += terms[own...]
    terms = result
  }

  /// Removes the term of a symbol.
  ///
  /// - Returns: The coefficient of the term; 0 if there was none.
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).coefficient
  }

  mutating func multiply(by factor: Double) {
    guard factor != 1 else { return }
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Solves the row for one of its symbols, so that this symbol becomes the basic one.
  ///
  /// - Parameters:
  /// - symbol: A symbol with a term in the row.
  /// - old: The previous basic symbol; `nil` for a row that equals 0.
  mutating func solve(for symbol: Symbol, insteadOf old: Symbol? = nil) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
    if let old { add(old, times: 1 / coefficient) }
  }

  /// Returns the index of a symbol's term, or the index at which to insert it.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A symbol of the tableau, identified by a number.
struct Symbol: Hashable, Comparable {
  /// The kind of a symbol, which determines its range.
  enum Kind: UInt8 {
    /// A variable without a bound.
    case variable
    /// A variable that is never negative.
    case length
    /// The slack of an inequality; never negative.
    case slack
    /// The violation of an optional constraint on one side; never negative, and minimized.
    case error
    /// The marker of a required equation; always 0.
    case dummy
    /// The violation of a new required constraint; never negative, and 0 once the constraint is
    /// added.
    case artificial
  }

  let number: Int32

  static func < (one: Symbol, other: Symbol) -> Bool { one.number < other.number }

  var index: Int { Int(number) }
}

extension Symbol.Kind {
  /// Whether a symbol of this kind must not be negative.
  var isRestricted: Bool {
    switch self {
    case .variable, .dummy: false
    // R-AL-16: lengths are never negative.
    case .length: true
    case .slack, .error, .artificial: true
    }
  }
}
