internal import Foundation

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
