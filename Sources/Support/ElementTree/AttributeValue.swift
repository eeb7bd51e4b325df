package import Foundation

/// The value of an attribute: a text, or a number that a sweep follows over widths.
package enum AttributeValue: Sendable, Equatable {
  case text(String)
  /// In hundredths, of a point or of a pixel, which is more than anybody sees.
  case hundredths(Int)
}

extension AttributeValue {
  /// A length, a coordinate or a part of one; 0 for what no picture can show.
  package static func number(_ value: Double) -> AttributeValue {
    guard value.isFinite, abs(value) < 1e9 else { return .hundredths(0) }
    return .hundredths(Int((value * 100).rounded()))
  }

  package static func number(_ value: CGFloat) -> AttributeValue { number(Double(value)) }

  /// As an attribute has it.
  package var text: String {
    switch self {
    case .text(let text): text
    case .hundredths(let count): Self.text(hundredths: count)
    }
  }

  /// A number of hundredths with no zeros at its end: `12`, `-0.5`, `3.25`.
  package static func text(hundredths count: Int) -> String {
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension AttributeValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}
