/// A number as written, with the precision that it was written with.
package struct NumberLiteral: Sendable, Equatable, Codable {
  /// The value, in points; infinity for `inf`.
  package var value: Double
  /// How many digits stand behind the decimal point: 0 for a whole number.
  package var decimals: Int

  package init(value: Double, decimals: Int = 0) {
    self.value = value
    self.decimals = decimals
  }
}
