internal import Foundation

/// A number as written, with the precision that it was written with.
package struct NumberLiteral: Sendable, Equatable {
  /// The value, in points; infinity for `inf`.
  package var value: Double
  /// How many digits stand behind the decimal point: 0 for a whole number.
  package var decimals: Int

  package init(value: Double, decimals: Int = 0) {
    self.value = value
    self.decimals = decimals
  }
}

extension NumberLiteral {
  /// Reads a number as specs write it: `20`, `-8`, `33.33`, `inf`; `nil` for anything else.
  init?(_ text: String) {
    if text == "inf" {
      self.init(value: .infinity)
      return
    }
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
    guard isNumber, let value = Double(text), value.isFinite else { return nil }
    self.init(value: value, decimals: parts.count == 2 ? parts[1].count : 0)
  }
}

extension NumberLiteral {
  /// Whether a number is the one that is written, to the precision that it is written with.
  ///
  /// A whole number is meant to 0.001; one with decimals to half a unit of its last one.
  ///
  /// - Parameters:
  ///   - actual: The number that was found; one that is not a number is never accepted.
  ///   - tolerance: The greatest difference that is accepted in place of the precision, in
  ///     points; `nil` for the precision.
  /// - Returns: Whether it is near enough; infinity is near to itself alone.
  package func accepts(_ actual: Double, tolerance: Double? = nil) -> Bool {
    guard value.isFinite, actual.isFinite else { return value == actual }
    return abs(value - actual) <= (tolerance ?? precision) + roundingSlack
  }

  private var precision: Double {
    decimals == 0 ? 0.001 : 0.5 * pow(10, -Double(decimals))
  }

  /// The precision that binary numbers lose of decimal ones, so that 0.125 is 0.13 to two decimals.
  private var roundingSlack: Double { 1e-9 + abs(value) * 1e-12 }
}
