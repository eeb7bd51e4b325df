/// A linear program in exact arithmetic, solved by the simplex method, as an oracle of the
/// incremental solver.
///
/// All variables are at least 0, and all conditions are equations. Each row contains the
/// coefficients, and then the right-hand side.
struct ExactProgram {
  private let width: Int
  private var equations: [[Rational]] = []

  init(width: Int) {
    self.width = width
  }
}

extension ExactProgram {
  /// Adds an equation to the program.
  mutating func require(_ coefficients: [Rational], equals right: Rational) {
    equations.append(coefficients + [right])
  }

  /// Returns the minimum of a linear function with a point at which it is reached.
  ///
  /// The result is `nil` if the equations have no solution, or the function has no minimum.
  func minimum(of costs: [Rational]) -> (value: Rational, point: [Rational])? {
    let zero = Rational(0)
    let one = Rational(1)
    // An artificial variable for each equation provides the initial solution.
    var rows = equations.enumerated().map { index, equation in
      let sign = equation[width] < zero ? -one : one
      let own = equations.indices.map { $0 == index ? one : zero }
      return equation[..<width].map { $0 * sign } + own + [equation[width] * sign]
    }
    var basis = equations.indices.map { width + $0 }
    let artificial = Array(repeating: zero, count: width) + equations.map { _ in one }
    guard Self.minimize(artificial, &rows, &basis, upTo: width + equations.count),
      zip(basis, rows).allSatisfy({ $0 < width || $1[$1.count - 1] == zero })
    else { return nil }
    for index in basis.indices where basis[index] >= width {
      if let column = (0..<width).first(where: { rows[index][$0] != zero }) {
        Self.pivot(&rows, &basis, row: index, column: column)
      }
    }
    let all = costs + equations.map { _ in zero }
    guard Self.minimize(all, &rows, &basis, upTo: width) else { return nil }
    var point = Array(repeating: zero, count: width)
    for (column, row) in zip(basis, rows) where column < width {
      point[column] = row[row.count - 1]
    }
    return (zip(costs, point).reduce(zero) { $0 + $1.0 * $1.1 }, point)
  }

  /// - Returns: Whether there is a minimum.
  private static func minimize(
    _ costs: [Rational],
    _ rows: inout [[Rational]],
    _ basis: inout [Int],
    upTo width: Int
  ) -> Bool {
    let zero = Rational(0)
    while !Rational.hasOverflowed {
      let entering = (0..<width).first { column in
        guard !basis.contains(column) else { return false }
        let saved = zip(basis, rows).reduce(zero) { $0 + costs[$1.0] * $1.1[column] }
        return costs[column] - saved < zero
      }
      guard let entering else { return true }
      var leaving: (row: Int, ratio: Rational)?
      for (index, row) in rows.enumerated() where row[entering] > zero {
        let ratio = row[row.count - 1] / row[entering]
        let isBetter = leaving.map {
          ratio < $0.ratio || ratio == $0.ratio && basis[index] < basis[$0.row]
        }
        if isBetter ?? true { leaving = (index, ratio) }
      }
      guard let leaving else { return false }
      pivot(&rows, &basis, row: leaving.row, column: entering)
    }
    return false
  }

  private static func pivot(
    _ rows: inout [[Rational]],
    _ basis: inout [Int],
    row: Int,
    column: Int
  ) {
    let factor = rows[row][column]
    rows[row] = rows[row].map { $0 / factor }
    for index in rows.indices where index != row && rows[index][column] != Rational(0) {
      let factor = rows[index][column]
      rows[index] = zip(rows[index], rows[row]).map { $0 - $1 * factor }
    }
    basis[row] = column
  }
}

/// An exact rational number of limited size.
struct Rational: Comparable {
  private(set) var numerator: Int128
  private(set) var denominator: Int128
  /// Whether some number exceeded the limit, so that no result is valid.
  nonisolated(unsafe) static var hasOverflowed = false

  init(_ value: Int) {
    numerator = Int128(value)
    denominator = 1
  }

  private init(_ numerator: Int128, _ denominator: Int128) {
    var (first, second) = (numerator.magnitude, denominator.magnitude)
    while second != 0 { (first, second) = (second, first % second) }
    let divisor = Int128(first == 0 ? 1 : first) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private static func product(_ one: Int128, _ other: Int128) -> Int128 {
    let (result, overflow) = one.multipliedReportingOverflow(by: other)
    if overflow || result.magnitude > 1 << 120 { hasOverflowed = true }
    return overflow ? 1 : result
  }

  static func + (one: Rational, other: Rational) -> Rational {
    Rational(
      product(one.numerator, other.denominator) + product(other.numerator, one.denominator),
      product(one.denominator, other.denominator)
    )
  }

  static prefix func - (value: Rational) -> Rational {
    Rational(-value.numerator, value.denominator)
  }

  static func - (one: Rational, other: Rational) -> Rational { one + -other }

  static func * (one: Rational, other: Rational) -> Rational {
    Rational(
      product(one.numerator, other.numerator),
      product(one.denominator, other.denominator)
    )
  }

  static func / (one: Rational, other: Rational) -> Rational {
    Rational(
      product(one.numerator, other.denominator),
      product(one.denominator, other.numerator)
    )
  }

  static func < (one: Rational, other: Rational) -> Bool {
    product(one.numerator, other.denominator) < product(other.numerator, one.denominator)
  }

  var double: Double { Double(numerator) / Double(denominator) }
}
