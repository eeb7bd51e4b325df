import PlumbEngine
import UIKitLayout

/// Generated constraints of a few variables with small integers.
struct GeneratedConstraints {
  struct Line {
    var coefficients: [Int]
    var constant: Int
    var relation: LinearConstraint.Relation
    var priority: Double
  }

  let count: Int
  var lines: [Line]

  init(_ generator: inout SeededGenerator) {
    let count = Int.random(in: 1...4, using: &generator)
    self.count = count
    lines = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      var coefficients = Array(repeating: 0, count: count)
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        coefficients[Int.random(in: 0..<count, using: &generator)] =
          [-2, -1, -1, 1, 1, 1, 3]
          .randomElement(using: &generator) ?? 1
      }
      return Line(
        coefficients: coefficients,
        constant: Int.random(in: -20...20, using: &generator),
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual]
          .randomElement(using: &generator) ?? .equal,
        priority: [1000, 1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 1000
      )
    }
  }
}

extension GeneratedConstraints {
  /// The unique optimal value of each variable, or `nil` for a variable with several.
  ///
  /// The whole solution is `nil` if required lines conflict, or if a number exceeds its limit.
  var solution: [Double?]? {
    Rational.hasOverflowed = false
    // Each variable is a difference of two nonnegative ones; each line has a slack and two error
    // variables.
    let width = 2 * count + 3 * lines.count
    let zero = Rational(0)
    var program = ExactProgram(width: width)
    var levels: [Double: [Rational]] = [:]
    for (index, line) in lines.enumerated() {
      var row = Array(repeating: zero, count: width)
      for (variable, coefficient) in line.coefficients.enumerated() {
        row[2 * variable] = Rational(coefficient)
        row[2 * variable + 1] = Rational(-coefficient)
      }
      let own = 2 * count + 3 * index
      switch line.relation {
      case .equal: break
      case .lessThanOrEqual: row[own] = Rational(1)
      case .greaterThanOrEqual: row[own] = Rational(-1)
      }
      if line.priority < LinearConstraint.required {
        row[own + 1] = Rational(1)
        row[own + 2] = Rational(-1)
        var costs = levels[line.priority] ?? Array(repeating: zero, count: width)
        costs[own + 1] = Rational(1)
        costs[own + 2] = Rational(1)
        levels[line.priority] = costs
      }
      program.require(row, equals: Rational(-line.constant))
    }
    guard program.minimum(of: Array(repeating: zero, count: width)) != nil else { return nil }
    for (_, costs) in levels.sorted(by: { $0.key > $1.key }) {
      guard let minimum = program.minimum(of: costs) else { return nil }
      program.require(costs, equals: minimum.value)
    }
    let values = (0..<count).map { variable -> Double? in
      let ends = [1, -1].map { sign in
        var costs = Array(repeating: zero, count: width)
        costs[2 * variable] = Rational(sign)
        costs[2 * variable + 1] = Rational(-sign)
        return program.minimum(of: costs).map { sign == 1 ? $0.value : -$0.value }
      }
      guard let minimum = ends[0], let maximum = ends[1], minimum == maximum else { return nil }
      return minimum.double
    }
    return Rational.hasOverflowed ? nil : values
  }
}
