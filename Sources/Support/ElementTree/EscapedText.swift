package import Foundation

/// Escapes text for HTML, SVG and XML, so that it contains no markup and no invisible characters.
package enum EscapedText {
  /// Escapes text for the content of an element.
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

  /// Escapes text for an attribute in double quotes, in which parsers replace a line feed by a
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

  /// Replaces each character by its escape, if it has one.
  ///
  /// Invisible characters get the escapes of ``VisibleText``: some are invalid in XML, and others
  /// change the order in which a page shows its text.
  private static func escaped(
    _ text: String,
    _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    // Parsers replace both characters by one line feed.
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

/// The value of an attribute: a text, or a number that may vary over the widths of a sweep.
package enum AttributeValue: Sendable, Equatable {
  case text(String)
  /// A number in hundredths of a point or pixel.
  case hundredths(Int)
}

extension AttributeValue {
  /// Returns the value for a length or coordinate; 0 for NaN and magnitudes from 1,000,000,000 on.
  package static func number(_ value: Double) -> AttributeValue {
    guard value.isFinite, abs(value) < 1e9 else { return .hundredths(0) }
    return .hundredths(Int((value * 100).rounded()))
  }

  package static func number(_ value: CGFloat) -> AttributeValue { number(Double(value)) }

  /// The value as it is written in markup.
  package var text: String {
    switch self {
    case .text(let text): text
    case .hundredths(let count): Self.text(hundredths: count)
    }
  }

  /// Returns a number of hundredths as a decimal without trailing zeros: `12`, `-0.5`, `3.25`.
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
