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
