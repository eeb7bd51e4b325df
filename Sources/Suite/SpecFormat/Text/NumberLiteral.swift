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

/// A number is one of JSON, or a string where it is infinite, or has decimals that its author
/// wrote: `"33.30"`.
extension NumberLiteral: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self.init(value: number)
      return
    }
    let text = try value.decode(String.self)
    guard let number = NumberLiteral(printed: text) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "'\(text)' is no number"
      )
    }
    self = number
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if decimals == 0, value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(NumberText.text(self))
    }
  }

  /// Reads what ``NumberText`` prints; `nil` for anything else.
  private init?(printed text: String) {
    switch text {
    case "nan": self.init(value: .nan)
    case "-inf": self.init(value: -.infinity)
    default: self.init(text)
    }
  }
}

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
