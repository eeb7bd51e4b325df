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
  /// Characters that nobody sees have those of ``VisibleText``: XML cannot hold some of them, and
  /// others would make a page show another order than its source has.
  private static func escaped(
    _ text: String,
    _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(where: mustBeLookedAt) else { return text }
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

  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || [0x22, 0x26, 0x3C, 0x3E].contains(byte)
  }
}
