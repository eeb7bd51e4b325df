internal import Foundation

/// A number with the precision with which it was written.
package struct NumberLiteral: Sendable, Equatable {
  /// The value, in points; infinity for `inf`.
  package var value: Double
  /// The number of digits after the decimal point: 0 for a whole number.
  package var decimals: Int
  /// Whether `?` stands in place of the number, so that `plumb accept` has to fill it in.
  package private(set) var isToBeFilled = false

  /// The text in place of a number that `plumb accept` fills in.
  static let toBeFilledMark = "?"

  package init(value: Double, decimals: Int = 0) {
    self.value = value
    self.decimals = decimals
  }
}

extension NumberLiteral {
  /// A number that `plumb accept` fills in; it accepts no actual number.
  package static let toBeFilled: NumberLiteral = {
    var number = NumberLiteral(value: 0)
    number.isToBeFilled = true
    return number
  }()

  /// Parses a number of a frame, which may be `?`; `nil` for any other text.
  init?(ofFrame text: String) {
    guard text != Self.toBeFilledMark else {
      self = .toBeFilled
      return
    }
    self.init(text)
  }
}

extension NumberLiteral {
  /// Parses a number such as `20`, `-8`, `33.33` or `inf`; `nil` for any other text.
  package init?(_ text: String) {
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
  /// Returns whether an actual number matches, within the precision of the written number.
  ///
  /// The precision of a whole number is 0.001; that of a number with decimals is half a unit of the
  /// last decimal.
  ///
  /// - Parameters:
  ///   - actual: The actual number; NaN never matches.
  ///   - tolerance: The maximum accepted difference instead of the precision, in points; `nil` to
  ///     use the precision.
  /// - Returns: Whether the difference is small enough; infinity only matches itself.
  package func accepts(_ actual: Double, tolerance: Double? = nil) -> Bool {
    guard !isToBeFilled else { return false }
    guard value.isFinite, actual.isFinite else { return value == actual }
    return abs(value - actual) <= (tolerance ?? precision) + roundingSlack
  }

  private var precision: Double {
    decimals == 0 ? 0.001 : 0.5 * pow(10, -Double(decimals))
  }

  /// The accepted rounding error of binary numbers, with which 0.125 matches 0.13.
  private var roundingSlack: Double { 1e-9 + abs(value) * 1e-12 }
}

/// The encoding of numbers: a JSON number, or a string such as `"33.30"` or `"?"`.
///
/// A number is a string if it is infinite, is to be filled in, or was written with decimals.
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
        debugDescription: "'\(text)' is not a number"
      )
    }
    self = number
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if decimals == 0, value.isFinite, !isToBeFilled {
      try container.encode(value)
    } else {
      try container.encode(NumberText.text(self))
    }
  }

  /// Parses the output of ``NumberText``; `nil` for any other text.
  private init?(printed text: String) {
    switch text {
    case "nan": self.init(value: .nan)
    case "-inf": self.init(value: -.infinity)
    default: self.init(ofFrame: text)
    }
  }
}

extension NumberText {
  /// Returns a number as it was written, including trailing zeros.
  package static func text(_ literal: NumberLiteral) -> String {
    guard !literal.isToBeFilled else { return NumberLiteral.toBeFilledMark }
    guard literal.value.isFinite, literal.decimals > 0 else { return text(literal.value) }
    return String(format: "%.\(literal.decimals)f", literal.value)
  }

  /// Returns a number rounded to its printed precision: thousandths, or the decimals with which it
  /// was written.
  ///
  /// NaN for a number that is to be filled in.
  package static func printed(_ literal: NumberLiteral) -> Double {
    guard !literal.isToBeFilled else { return .nan }
    guard literal.decimals == 0, literal.value.isFinite else { return literal.value }
    return (literal.value * 1000).rounded() / 1000
  }

  /// Returns the actual minus the expected number with its sign, such as `+5` or `-0.25`; `0` if
  /// they are equal.
  package static func difference(expected: Double, actual: Double) -> String {
    guard expected != actual else { return "0" }
    let difference = actual - expected
    let text = text(difference)
    guard text != "0" else { return String(format: "%+.6f", difference) }
    return difference > 0 ? "+" + text : text
  }
}
