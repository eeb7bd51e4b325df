/// Text as HTML, SVG and XML can hold it.
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

  /// A text with an escape for each character that has one, and without those that XML cannot hold.
  private static func escaped(
    _ text: String,
    _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(where: mustBeLookedAt) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isControl(scalar) {
      if let escape = escape(scalar) {
        escaped.append(contentsOf: escape.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || [0x22, 0x26, 0x3C, 0x3E].contains(byte)
  }

  /// Controls, those that turn the direction of text around included: they would make a page show
  /// another order than its source has.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: false
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
