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
    /// By how much a wish is missed, on one side: 0 or more, and as little as can be.
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
