package import Foundation

/// Text as HTML, SVG and XML can hold it: none of it is markup, and all of it is seen.
package enum EscapedText {
  /// For what stands between elements.
  package static func content(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }

  /// For the value of an attribute in double quotes, in which readers turn a bare line feed into a
  /// space.
  package static func attribute(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
  }

  /// A text with an escape for each character that has one.
  ///
  /// Invisible characters have those of ``VisibleText``: XML cannot hold some of them, and
  /// others would make a page show another order than its source has.
  private static func escaped(
    _ text: String,
    _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    // Readers make a line feed of both.
    let hasReturns = text.utf8.contains(UInt8(ascii: "\r"))
    let visible = VisibleText.lines(hasReturns ? text.replacing("\r\n", with: "\n") : text)
    var escaped = String.UnicodeScalarView()
    for scalar in visible.unicodeScalars {
      if let escape = escape(scalar) {
        escaped.append(contentsOf: escape.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x3C, 0x3E: true
    default: byte < 0x20 || byte >= 0x7F
    }
  }
}

/// The value of an attribute: a text, or a number that a sweep follows over widths.
package enum AttributeValue: Sendable, Equatable {
  case text(String)
  /// In hundredths of a point or of a pixel.
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
