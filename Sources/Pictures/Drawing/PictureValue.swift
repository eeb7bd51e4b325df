internal import Foundation

/// The value of a picture's attribute: a text, or a number that a sweep follows over widths.
enum PictureValue: Sendable, Equatable {
  case text(String)
  /// In hundredths, of a point or of a pixel, which is more than anybody sees.
  case hundredths(Int)
}

extension PictureValue {
  /// A length, a coordinate or a part of one; 0 for what no picture can show.
  static func number(_ value: Double) -> PictureValue {
    guard value.isFinite, abs(value) < 1e9 else { return .hundredths(0) }
    return .hundredths(Int((value * 100).rounded()))
  }

  static func number(_ value: CGFloat) -> PictureValue { number(Double(value)) }

  /// As an attribute has it.
  var text: String {
    switch self {
    case .text(let text): text
    case .hundredths(let count): Self.text(hundredths: count)
    }
  }

  /// A number of hundredths with no zeros at its end: `12`, `-0.5`, `3.25`.
  static func text(hundredths count: Int) -> String {
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension PictureValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}
