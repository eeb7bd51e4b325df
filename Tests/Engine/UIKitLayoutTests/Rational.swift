/// An exact number; `isLost` once it has no room in its bits.
struct Rational: Comparable {
  private(set) var numerator: Int128
  private(set) var denominator: Int128
  /// Whether some number was too large, so that no result means anything.
  nonisolated(unsafe) static var isLost = false

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
    if overflow || result.magnitude > 1 << 120 { isLost = true }
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
