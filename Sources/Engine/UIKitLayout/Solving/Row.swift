/// A constant and multiples of symbols, whose sum is what the row stands for.
struct Row {
  struct Term {
    var symbol: Symbol
    var coefficient: Double
  }

  /// Coefficients that are nearer to 0 than this are rounding.
  static let tolerance = 1e-9

  var constant: Double
  /// By their symbols, none twice, none of them 0.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) {
    self.constant = constant
  }
}

extension Row {
  /// The coefficient of a symbol; 0 where it has none.
  ///
  /// - Complexity: O(log *n*) in the terms.
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  /// Adds a multiple of a symbol.
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

  /// Adds a multiple of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - factor: What it is multiplied by, other than 0.
  ///   - onNew: Called with each symbol that had no term before.
  /// - Complexity: O(*n* + *m*) in the terms of both; where the row has few, what their places
  ///   take.
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

  /// How many times as many terms make it worth to look for the places of fewer.
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

  /// Takes out the term of a symbol.
  ///
  /// - Returns: Its coefficient; 0 where there was none.
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

  /// Makes of a row that stands for `old` the one that stands for one of its symbols.
  ///
  /// - Parameters:
  ///   - symbol: A symbol with a term.
  ///   - old: The symbol that the row stands for; `nil` where it stands for 0.
  mutating func solve(for symbol: Symbol, insteadOf old: Symbol? = nil) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
    if let old { add(old, times: 1 / coefficient) }
  }

  /// The place of a symbol's term, or that at which it would be.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A quantity of a system of equations, by its number.
struct Symbol: Hashable, Comparable {
  /// Where a symbol comes from, which says which values it may have.
  enum Kind: UInt8 {
    /// A variable of the author's: any number.
    case variable
    /// A length of the author's: 0 or more.
    case length
    /// By how much an inequality holds: 0 or more.
    case slack
    /// The violation of an optional constraint, on one side: 0 or more, and as little as can be.
    case error
    /// It marks an equality that must hold, and is always 0.
    case dummy
    /// By how much a new constraint does not hold yet: 0 or more, and gone in the end.
    case artificial
  }

  let number: Int32

  static func < (one: Symbol, other: Symbol) -> Bool { one.number < other.number }

  var index: Int { Int(number) }
}

extension Symbol.Kind {
  /// Whether a symbol of the kind may not be negative.
  var isRestricted: Bool {
    switch self {
    case .variable, .dummy: false
    // R-AL-16
    case .length: true
    case .slack, .error, .artificial: true
    }
  }
}
