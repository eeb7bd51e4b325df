internal import Foundation

/// How numbers are printed: at most three decimals, no trailing zeros, `inf` for infinity.
package enum NumberText {
  package static func text(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    }
    let rounded = (value * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }

  /// A dimension of a proposal: `nil` where unspecified.
  package static func text(_ dimension: Double?) -> String {
    dimension.map { text($0) } ?? "nil"
  }

  /// A number as it was written, with its trailing zeros.
  package static func text(_ literal: NumberLiteral) -> String {
    guard literal.value.isFinite, literal.decimals > 0 else { return text(literal.value) }
    return String(format: "%.\(literal.decimals)f", literal.value)
  }

  /// A number as far as it is printed: to the thousandth, or as it was written.
  package static func printed(_ literal: NumberLiteral) -> Double {
    guard literal.decimals == 0, literal.value.isFinite else { return literal.value }
    return (literal.value * 1000).rounded() / 1000
  }

  /// Actual minus expected, with its sign: `+5`, `-0.25`; `0` where they are the same.
  package static func difference(expected: Double, actual: Double) -> String {
    guard expected != actual else { return "0" }
    let difference = actual - expected
    let text = text(difference)
    guard text != "0" else { return String(format: "%+.6f", difference) }
    return difference > 0 ? "+" + text : text
  }
}
